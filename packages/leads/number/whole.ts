import { INVISIBLE } from '@elos/content/parts/letters/blank'

/** Digits alone, or in groups of three with a dot or a space before each group but the first. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+))$/

/** The error for a text that is no whole number, or has two readings. */
export const WRITE_WHOLE =
  'Escreva um número inteiro, só com algarismos, sem ponto nem vírgula. Exemplo: 12.'

/**
 * Reads a whole number as Brazilians write it: '1000', '1.000' and '1 000', with any kind of space, are a thousand.
 * Undefined for every other text: '1.5' and '1,000' have two readings; '1e3', '0x10', '-1', '1,5' and the digits of other
 * scripts are no such number, and the last digits of a very long one would be lost.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = typed.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  const number = WHOLE.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
