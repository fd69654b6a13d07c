/**
 * An e-mail address, by what every public address has: a name, '@', and a domain with a dot.
 * Stricter patterns refuse addresses that work (accents, new endings, 'o'hara+casa@…').
 */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
