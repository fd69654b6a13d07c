/** The subtitle of a preview: its parts separated by dots, without the empty ones. */
export const subtitle = (...parts: (string | 0 | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')
