import { formatPhone } from './format.ts'

/**
 * Formats the phone in a field after a keystroke or a paste, and moves the caret so that it stays
 * behind the same digit. `caret`: UTF-16 units from the start of `input`.
 */
export function maskPhone(input: string, caret: number): { value: string; caret: number } {
  const value = formatPhone(input)
  if (value === input) return { value, caret }
  if (caret === input.length) return { value, caret: value.length }
  const dropped = countDigits(input) - countDigits(value)
  const before = countDigits(input.slice(0, caret)) - dropped
  return { value, caret: afterDigit(value, before) }
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** The position behind the `count`th digit; 0 for a `count` of 0. */
function afterDigit(text: string, count: number): number {
  let seen = 0
  for (let position = 0; position < text.length; position++) {
    if (seen >= count) return position
    if (/\d/.test(text.charAt(position))) seen++
  }
  return text.length
}
