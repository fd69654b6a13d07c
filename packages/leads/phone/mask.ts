import { formatPhone } from './format.ts'

/**
 * A phone field after a keystroke or a paste: its text, and where the caret belongs so that it
 * stays behind the same digit. `caret`: UTF-16 units from the start of `input`.
 */
export function maskPhone(input: string, caret: number): { value: string; caret: number } {
  const value = formatPhone(input)
  if (value === input) return { value, caret }
  const dropped = countDigits(input) - countDigits(value)
  const before = countDigits(input.slice(0, caret)) - dropped
  return { value, caret: afterDigit(value, before) }
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** The place just behind the `count`th digit; the start for none. */
function afterDigit(text: string, count: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen >= count) return place
    if (/\d/.test(text.charAt(place))) seen++
  }
  return text.length
}
