const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

const MONTHS = ['pt-BR', 'en-US'].flatMap((locale) =>
  (['long', 'short'] as const).flatMap((month) => {
    const name = new Intl.DateTimeFormat(locale, { month })
    return Array.from({ length: 12 }, (_, index) => name.format(new Date(2026, index)))
  }),
)

/** The words of numbers, amounts, dates and times: '1E5', 'R$ 10', '2 de maio', '1DEC23', '10:30 PM'. */
const WORDS = new Set(['e', 'r', 'us', 'de', 'am', 'pm', 't', 'z', ...MONTHS.flatMap(wordsOf)])

/** A bracket that does not stand around the whole: no number has one, and phones do. */
const INNER_BRACKET = /.\(|\)./s

/** Whether a spreadsheet may show another text than this, because it reads it as a number or a date. */
export const readsAsNumber = (text: string): boolean =>
  /\d/.test(text) && !INNER_BRACKET.test(text) && wordsOf(text).every((word) => WORDS.has(word))
