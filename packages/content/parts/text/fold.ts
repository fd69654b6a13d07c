/**
 * Folds a text for comparison in searches: to lower case, without accents and without the word joiners
 * that pages have at hyphens.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\u2060]/gu, '')
    .toLowerCase()
}
