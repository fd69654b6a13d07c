import { cleanPhone } from './clean.ts'
import { digitsFromAreaCode, isFromAbroad, isNational, PHONE_CHARACTERS } from './digits.ts'

/**
 * Writes a whole Brazilian phone the usual way, without what it may have been pasted with: '+55 (0)11 90000-0000',
 * '0 15 11 …', 'tel:+5511…', 'wa.me/5511…' and 'Tel.: 011 …' become '(11) …'. Any other text is returned unchanged: it
 * may be a phone from abroad.
 */
export function tidyPhone(phone: string): string {
  const national = nationalDigits(phone)
  return national ? punctuated(national) : phone
}

/**
 * Formats a phone while it is typed: '119' → '(11) 9'. The result never ends in a separator, so that
 * the backspace key always deletes a digit. A phone from abroad, one with words, and eight or more
 * digits without an area code are returned unchanged.
 */
export function formatPhone(input: string): string {
  const tidy = tidyPhone(input)
  if (tidy !== input || !PHONE_CHARACTERS.test(input) || input.includes('+')) return tidy
  const digits = input.replace(/\D/g, '')
  const areaUnknown = digits.length > 7 && !input.includes('(')
  return areaUnknown || digits.startsWith('0') || digits.length > 11 ? input : punctuated(digits)
}

/** Returns the area code and number of a whole Brazilian phone; undefined for any other text. */
function nationalDigits(input: string): string | undefined {
  const phone = cleanPhone(input)
  if (isFromAbroad(phone) || !PHONE_CHARACTERS.test(phone)) return undefined
  const national = digitsFromAreaCode(phone)
  return isNational(national) ? national : undefined
}

/** Writes 11 digits as '(11) 90000-0000'; fewer as far as they go. */
function punctuated(digits: string): string {
  if (digits === '') return ''
  const number = digits.slice(2)
  const half = number.startsWith('9') ? 5 : 4
  const first = number && `) ${number.slice(0, half)}`
  const last = number.length > half ? `-${number.slice(half)}` : ''
  return `(${digits.slice(0, 2)}${first}${last}`
}
