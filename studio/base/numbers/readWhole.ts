import { readWholeNumber, WRITE_WHOLE } from '@elos/leads/number/whole'
import type { NumberReading } from './readDecimal.ts'

/** Reads a whole number. */
export function readWhole(typed: string): NumberReading {
  if (!typed.trim()) return { amount: undefined }
  const amount = readWholeNumber(typed)
  return amount === undefined ? { problem: WRITE_WHOLE } : { amount }
}
