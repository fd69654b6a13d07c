import type { MeasuredKind } from '@elos/content/parts/claim/format'

/** The reading of a typed amount: a number, nothing yet, or what to write instead, in Portuguese. */
type ParsedAmount = { amount: number | undefined } | { problem: string }

/** Digits alone or in groups of three (dots or spaces between them), and up to two decimals after a comma. */
const PLAIN = /^\d+(?:,\d{1,2})?$/
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)(?:,\d{1,2})?$/

/** The sign that may stand around an amount of each kind. */
const SIGNS: Partial<Record<MeasuredKind, RegExp>> = { price: /^R\$ ?/i, percent: / ?%$/ }

const EXAMPLES: Record<MeasuredKind, string> = {
  price: '169,90 ou 1.500',
  percent: '85 ou 2,5',
  count: '850 ou 37.000',
  duration: '24 ou 180',
}

const UNCLEAR = 'Escreva com ponto nos milhares e vírgula nos centavos: 1.500,00.'

/** The digits of a whole number in groups of three: '16.990'. */
const grouped = (digits: string) => BigInt(digits).toLocaleString('pt-BR')

/** Each returns what to write instead of a text that has more than one reading, or none; undefined for others. */
const PROBLEMS: readonly ((text: string, kind: MeasuredKind) => string | undefined)[] = [
  (text) => (/^[-−–]/.test(text) ? 'O valor não pode ser negativo.' : undefined),
  (text, kind) =>
    /[^\d., ]/.test(text)
      ? `Escreva só o número, em algarismos. Exemplo: ${EXAMPLES[kind]}.`
      : undefined,
  (text) => (/\d[.,]$/.test(text) ? 'Faltam algarismos no fim do número.' : undefined),
  (text) => {
    const [, whole, decimals] = /^(\d+)\.(\d{1,2})$/.exec(text) ?? []
    if (!whole || !decimals) return undefined
    return `“${text}” pode ser ${grouped(whole)},${decimals} ou ${grouped(whole + decimals)}. Escreva de uma dessas duas formas.`
  },
  (text) => {
    const [, whole, digits] = /^([1-9]\d*),(\d{3})$/.exec(text) ?? []
    if (!whole || !digits) return undefined
    return `Depois da vírgula vão até duas casas. Se “${text}” são milhares, escreva ${grouped(whole + digits)}.`
  },
  (text) =>
    /^[\d. ]+,\d{3,}$/.test(text) ? 'Depois da vírgula vão até duas casas decimais.' : undefined,
]

/**
 * Reads an amount as Brazilians write it: '169,90', '1.500', '1.500,00', 'R$ 169,90', '85%'. The browser's
 * language does not matter. What could be read in two ways is refused, such as '169.90'.
 */
export function parseAmount(typed: string, kind: MeasuredKind): ParsedAmount {
  const trimmed = typed.replace(/\s+/g, ' ').trim()
  const sign = SIGNS[kind]
  const text = sign ? trimmed.replace(sign, '') : trimmed
  if (!text) return trimmed ? { problem: UNCLEAR } : { amount: undefined }
  if (PLAIN.test(text) || GROUPED.test(text))
    return { amount: Number(text.replace(/[. ]/g, '').replace(',', '.')) }
  const [problem = UNCLEAR] = PROBLEMS.flatMap((find) => find(text, kind) ?? [])
  return { problem }
}

const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 })
const CENTS = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
})

/** An amount for its field: '1.500', '169,90', '2,5'. A price that is not whole has its cents. */
export const writeAmount = (amount: number, kind: MeasuredKind): string =>
  (kind === 'price' && !Number.isInteger(amount) ? CENTS : WHOLE).format(amount)
