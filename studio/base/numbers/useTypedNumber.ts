import { useState } from 'react'
import { type Path, useReportParseError } from 'sanity'
import type { NumberReading } from './readDecimal.ts'

interface TypedNumber {
  path: Path
  /** The stored number. */
  value: number | undefined
  read: (typed: string) => NumberReading
  /** Writes a stored number as `read` reads it. */
  write: (amount: number) => string
  /** Stores a number, or none. */
  onNumber: (amount: number | undefined) => void
}

/**
 * Returns the text that a field shows of the number that is typed in it, and the problem of a text that cannot be read. No
 * number is stored then, and the text stays, to be corrected.
 */
export function useTypedNumber({ path, value, read, write, onNumber }: TypedNumber) {
  const [typed, setTyped] = useState<string>()
  const parsed = typed === undefined ? undefined : read(typed)
  // Another tab, or 'Restaurar', may have changed the number since.
  const isOwn = parsed && ('problem' in parsed ? undefined : parsed.amount) === value
  const problem = isOwn && 'problem' in parsed ? parsed.problem : undefined
  const shown = isOwn ? (typed ?? '') : value === undefined ? '' : write(value)
  useReportParseError(path, problem ?? null)

  const type = (text: string) => {
    setTyped(text)
    const reading = read(text)
    const amount = 'problem' in reading ? undefined : reading.amount
    if (amount !== value) onNumber(amount)
  }
  /** A number is written as the field writes it, once the field is left. */
  const leave = () => {
    if (!problem) setTyped(undefined)
  }
  return { shown, problem, type, leave }
}
