/**
 * An e-mail address that can be answered: a name, '@', and a domain of labels with a dot between them.
 * Stricter patterns refuse addresses that work (accents, new endings, 'o'hara+casa@…').
 */
export const EMAIL =
  /^(?!\.|.*\.[.@])[^\s@,;:<>()[\]"]+@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u
