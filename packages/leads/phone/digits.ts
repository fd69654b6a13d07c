const INVISIBLE = /\p{C}/gu
const FROM_ABROAD = /^(\+|00)(?!\s*55)/
const WITH_COUNTRY = /^(\+|00)\s*55/

/** The characters that a phone is typed with: digits, spaces and punctuation. */
export const PHONE_CHARACTERS = /^[\d\s()+.\p{Pd}]*$/u

/** A phone as it was typed or pasted, without invisible characters and outer spaces. */
export const cleanPhone = (phone: string): string => phone.replace(INVISIBLE, '').trim()

/** Whether a clean phone starts with '+' or '00' and the code of a country other than Brazil. */
export const isFromAbroad = (phone: string): boolean => FROM_ABROAD.test(phone)

/**
 * The digits of a Brazilian phone from its area code on, without '+55', a zero, or a zero and a
 * long-distance carrier's code before them ('0 15 11 …'). They may be too few or too many.
 */
export function digitsFromAreaCode(phone: string): string {
  const dialled = phone.replace(/\D/g, '')
  const digits = dialled.replace(/^0+/, '')
  const prefixed =
    WITH_COUNTRY.test(phone) ||
    (digits.length > 11 && (dialled.startsWith('0') || digits.startsWith('55')))
  return prefixed ? digits.slice(2) : digits
}
