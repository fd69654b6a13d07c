/** A figure in a passage: 'R$ 200', '85%', 'trinta dias'. */
export interface Figure {
  text: string
  start: number
  end: number
}

const SMALL = 'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze'
const LARGE = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|mil'
const UNITS = [
  'anos?|mês|meses|semanas?|dias?|horas?|minutos?|vezes',
  'por cento|reais|vidas|pessoas|vezes',
].join('|')

/** Digits, with what belongs to them: 'R$ 1.300,50', '15+', '5K+', '4º', '8h30', '10 dias'. */
const IN_DIGITS = `(?:R\\$\\s?)?\\d+(?:[.,]\\d+)*(?:K\\+?|\\+|\\s?%|[ºª]|h\\d{0,2})?(?:\\s(?:mil\\s)?(?:${UNITS})(?!\\p{L}))?`
/** Numbers in words that measure something: 'trinta dias', 'seis em seis meses'. */
const IN_WORDS = `(?<!\\p{L})(?:${SMALL}|${LARGE})(?:\\s(?:e|ou)\\s(?:${SMALL}|mais))?\\s(?:${UNITS})(?!\\p{L})`
const FIGURES = new RegExp(`${IN_DIGITS}|${IN_WORDS}`, 'giu')

/** Every figure of a passage, in order. 'um' and 'uma' count as articles: 'uma vez', 'um dia'. */
export function figuresIn(passage: string): Figure[] {
  return [...passage.matchAll(FIGURES)].flatMap(({ 0: text, index: start }) =>
    /^uma?\s/i.test(text) ? [] : [{ text, start, end: start + text.length }],
  )
}
