import { readWholeNumber } from '@elos/leads/number/whole'

/** The reading of a typed number: the number, nothing yet, or what to write instead, in Portuguese. */
export type NumberReading = { amount: number | undefined } | { problem: string }

/** A whole number, and up to two decimals after a comma. */
const DECIMAL = /^([^,]+)(?:,(\d{1,2}))?$/

export const UNCLEAR = 'Escreva com ponto nos milhares e vírgula nos centavos: 1.500,00.'

/** The digits of a whole number in groups of three: '16.990'. */
const grouped = (digits: string) => BigInt(digits).toLocaleString('pt-BR')

/** Each returns what to write instead of a text that has more than one reading, or none; undefined for others. */
const PROBLEMS: readonly ((text: string, example: string) => string | undefined)[] = [
  (text) => (/^[-−–]/.test(text) ? 'O valor não pode ser negativo.' : undefined),
  (text, example) =>
    /[^\d., ]/.test(text) ? `Escreva só o número, em algarismos. Exemplo: ${example}.` : undefined,
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
 * Reads a number with up to two decimals as Brazilians write it: '1.500', '1.500,00', '0,7'. The browser's language does
 * not matter. What could be read in two ways is refused, such as '169.90'. `example`: what a message shows to write.
 */
export function readDecimal(typed: string, example: string): NumberReading {
  const text = typed.replace(/\s+/g, ' ').trim()
  if (!text) return { amount: undefined }
  const [, digits = '', decimals = '0'] = DECIMAL.exec(text) ?? []
  const whole = readWholeNumber(digits)
  if (whole !== undefined) return { amount: Number(`${whole}.${decimals}`) }
  const [problem = UNCLEAR] = PROBLEMS.flatMap((find) => find(text, example) ?? [])
  return { problem }
}
