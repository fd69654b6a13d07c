import { Stack, TextInput } from '@sanity/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { type NumberInputProps, set, unset, useReportParseError } from 'sanity'
import { Note } from '../Note.tsx'
import type { NumberReading } from './readDecimal.ts'

interface TypedNumberProps {
  /** The props that Sanity gives the input. */
  input: NumberInputProps
  read: (typed: string) => NumberReading
  /** Writes a stored number as `read` reads it. */
  write: (amount: number) => string
  /** The keyboard of phones: with a comma, or without. */
  inputMode: 'decimal' | 'numeric'
  prefix?: ReactElement
  suffix?: ReactElement
  /** The note beneath a number that can be read. */
  children?: ReactNode
}

/**
 * The input of a number, a field of text: browsers read '1.500' in a field of numbers as one and a half, and the wheel
 * changes it. While the text cannot be read the field is empty and says what to write: a required one cannot be published.
 */
export function TypedNumber(props: TypedNumberProps) {
  const { input, read, write, inputMode, prefix, suffix, children } = props
  const { value, onChange, elementProps, readOnly, validationError, path } = input
  const [typed, setTyped] = useState<string>()
  const parsed = typed === undefined ? undefined : read(typed)
  // Another tab, or 'Restaurar', may have changed the number since.
  const isOwn = parsed && ('problem' in parsed ? undefined : parsed.amount) === value
  const problem = isOwn && 'problem' in parsed ? parsed.problem : undefined
  const shown = isOwn ? typed : value === undefined ? '' : write(value)
  useReportParseError(path, problem ?? null)

  const type = (text: string) => {
    setTyped(text)
    const reading = read(text)
    const amount = 'problem' in reading ? undefined : reading.amount
    if (amount !== value) onChange(amount === undefined ? unset() : set(amount))
  }

  const { onFocus, onBlur, id, ref, style, 'aria-describedby': describedBy } = elementProps
  return (
    <Stack gap={3}>
      <TextInput
        id={id}
        ref={ref}
        style={style}
        aria-describedby={describedBy}
        autoComplete="off"
        inputMode={inputMode}
        prefix={prefix}
        suffix={suffix}
        customValidity={validationError}
        readOnly={readOnly}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={onFocus}
        onBlur={(event) => {
          // A number is written as the field writes it; a text that cannot be read stays, to be corrected.
          if (!problem) setTyped(undefined)
          onBlur(event)
        }}
      />
      {problem ? <Note tone="critical">{problem}</Note> : children}
    </Stack>
  )
}
