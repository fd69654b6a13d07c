/** A phrase with its first letter as a capital: 'até' becomes 'Até'. */
export const capitalized = (phrase: string): string =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1)
