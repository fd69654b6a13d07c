import { fold } from '@elos/content/parts/text/fold'

/** The states by their folded names. */
const STATES: Record<string, string> = {
  acre: 'ac',
  alagoas: 'al',
  amapa: 'ap',
  amazonas: 'am',
  bahia: 'ba',
  ceara: 'ce',
  'distrito federal': 'df',
  'espirito santo': 'es',
  goias: 'go',
  maranhao: 'ma',
  'mato grosso': 'mt',
  'mato grosso do sul': 'ms',
  'minas gerais': 'mg',
  para: 'pa',
  paraiba: 'pb',
  parana: 'pr',
  pernambuco: 'pe',
  piaui: 'pi',
  'rio de janeiro': 'rj',
  'rio grande do norte': 'rn',
  'rio grande do sul': 'rs',
  rondonia: 'ro',
  roraima: 'rr',
  'santa catarina': 'sc',
  'sao paulo': 'sp',
  sergipe: 'se',
  tocantins: 'to',
}

/** A city and its state in words: 'campinas sao paulo'. The longest name of a state counts. */
const WITH_STATE = new RegExp(
  `^(.+) (?:estado d[eo] )?(${Object.keys(STATES)
    .sort((one, other) => other.length - one.length)
    .join('|')})$`,
)

/** Words of names, as they are abbreviated. */
const ABBREVIATED: Record<string, string> = { s: 'sao', sta: 'santa', sto: 'santo' }

/**
 * The words of a city's name, or of what was typed for it, as they are compared: letters and digits, with one space for
 * all that stands between them. 'São Paulo - SP' and 'São Paulo/SP' are 'sao paulo sp'.
 */
export const wordsOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words without the spaces between them. */
export const joined = (words: string): string => words.replaceAll(' ', '')

/**
 * Other spellings of a city that was typed in words that no name has: without the country, with the code of its state in
 * place of the name, with abbreviated words in full.
 */
export function inOtherWords(words: string): string {
  const full = words
    .replace(/ (brasil|brazil)$/, '')
    .split(' ')
    .map((word, index, all) => (index < all.length - 1 && ABBREVIATED[word]) || word)
    .join(' ')
  const [, city, state = ''] = WITH_STATE.exec(full) ?? []
  return city ? `${city} ${STATES[state]}` : full
}
