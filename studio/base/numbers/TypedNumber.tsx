import { Stack, TextInput } from '@sanity/ui'
import type { ReactElement, ReactNode } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import { Note } from '../Note.tsx'
import type { NumberReading } from './readDecimal.ts'
import { useTypedNumber } from './useTypedNumber.ts'

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
  const { shown, problem, type, leave } = useTypedNumber({
    path,
    value,
    read,
    write,
    onNumber: (amount) => onChange(amount === undefined ? unset() : set(amount)),
  })
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
          leave()
          onBlur(event)
        }}
      />
      {problem ? <Note tone="critical">{problem}</Note> : children}
    </Stack>
  )
}
