/** Marks that people and phones type for an apostrophe: curly quotes, primes, and accents that stand alone. */
const APOSTROPHES = /['`´‘’‚‛′‵ʹʻʼʽˈˊˋʾʿ＇]/g

/** The primes that Unicode takes a double prime apart into. */
const PRIMES = /[′‵]/g

/** Dashes, among them the minus sign and the hyphen bullet. */
const DASHES = /[\p{Pd}\u2212\u2043]/gu

/** Letters that Unicode does not take apart, as people without their keys write them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Accents, and characters that nobody sees, such as the word joiners that pages have at hyphens. */
const UNSEEN = /[\p{Diacritic}\p{Cf}]/gu

/**
 * Folds a text for comparison in searches: to lower case, without accents and invisible characters, with one kind of
 * apostrophe and of dash, one space for white space, and letters that a PDF has joined ('ﬁ') taken apart.
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(PRIMES, "'")
    .replace(DASHES, '-')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? '')
    .replace(/\s+/g, ' ')
}
