/** A phrase with its first letter as a capital: 'até' becomes 'Até'. */
export const capitalized = (phrase: string): string =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** A phrase with its first letter as a small one, within a sentence: 'Reembolso' becomes 'reembolso'. */
export const uncapitalized = (phrase: string): string =>
  phrase.charAt(0).toLowerCase() + phrase.slice(1)
