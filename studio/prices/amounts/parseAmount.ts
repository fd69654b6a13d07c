import type { MeasuredKind } from '@elos/content/parts/claim/format'
import { FACTORS } from '@elos/content/parts/claim/scales'
import { fold } from '@elos/content/parts/text/fold'
import { type NumberReading, readDecimal, UNCLEAR } from '../../base/numbers/readDecimal.ts'

/** The sign that may stand around an amount of each kind. */
const SIGNS: Partial<Record<MeasuredKind, RegExp>> = { price: /^R\$\s*/i, percent: /\s*%$/ }

const EXAMPLES: Record<MeasuredKind, string> = {
  price: '169,90 ou 1.500',
  percent: '85 ou 2,5',
  count: '850 ou 37.000',
  duration: '24 ou 180',
}

/** A number and a word, or the word of one: '1,5 milhão', 'mil', 'um milhão'. */
const SCALED = /^(?:(.*\d)\s*|um\s+)?(\p{L}+)$/iu

const FOLDED_FACTORS = new Map(
  Object.entries(FACTORS).map(([word, factor]) => [fold(word), factor]),
)

/** The number of a text and the factor of the word behind it. */
function unscaled(text: string): { digits: string; factor: number } {
  const [, digits = '1', word = ''] = SCALED.exec(text) ?? []
  const factor = FOLDED_FACTORS.get(fold(word))
  return factor ? { digits, factor } : { digits: text, factor: 1 }
}

/**
 * Reads an amount as Brazilians write it, and as the site does: '169,90', '1.500,00', 'R$ 1,5 milhão', '37 mil', '85%'.
 * A text with two readings is refused, such as '169.90'.
 */
export function parseAmount(typed: string, kind: MeasuredKind): NumberReading {
  const trimmed = typed.trim()
  const sign = SIGNS[kind]
  const text = sign ? trimmed.replace(sign, '') : trimmed
  if (trimmed && !text) return { problem: UNCLEAR }
  const { digits, factor } = unscaled(text)
  const reading = readDecimal(digits, EXAMPLES[kind])
  if ('problem' in reading || reading.amount === undefined) return reading
  // The hundredths are whole: a product of '2,01' and a million would not be exact.
  return { amount: (Math.round(reading.amount * 100) * factor) / 100 }
}

const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 })
const CENTS = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
})

/** An amount for its field: '1.500', '169,90', '2,5'. A price that is not whole has its cents. */
export const writeAmount = (amount: number, kind: MeasuredKind): string =>
  (kind === 'price' && !Number.isInteger(amount) ? CENTS : WHOLE).format(amount)
