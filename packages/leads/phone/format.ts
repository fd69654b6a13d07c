/** Area code, then a landline (8 digits, from 2 to 5) or a mobile (9 digits, from 9): Anatel's plan. */
const NATIONAL = /^[1-9]{2}([2-5]\d{7}|9\d{8})$/
const FROM_ABROAD = /^(\+|00)(?!\s*55)/
const PHONE_CHARACTERS = /^[\d\s()+.\p{Pd}]*$/u
const INVISIBLE = /\p{C}/gu

/**
 * Writes a whole Brazilian phone the usual way, whatever it was pasted with ('+55 11 90000-0000',
 * '011 3333 4444', '0 15 11 …' → '(11) …'). Any other is left as it is: it may well be right.
 */
export function tidyPhone(phone: string): string {
  const national = nationalDigits(phone)
  return national ? written(national) : phone
}

/**
 * Writes a phone while it is typed: '119' → '(11) 9'. A separator stands only before a digit, so that
 * each can be deleted. Left as they are: a phone from abroad, one with words, and eight or more
 * digits pasted without an area code.
 */
export function formatPhone(input: string): string {
  const tidy = tidyPhone(input)
  if (tidy !== input || !PHONE_CHARACTERS.test(input) || input.includes('+')) return tidy
  const digits = input.replace(/\D/g, '')
  const areaUnknown = digits.length > 7 && !input.includes('(')
  return areaUnknown || digits.startsWith('0') || digits.length > 11 ? input : written(digits)
}

/** Area code and number, without '+55', a zero, or a zero and a carrier's code before them. */
function nationalDigits(input: string): string | undefined {
  const phone = input.replace(INVISIBLE, '').trim()
  if (FROM_ABROAD.test(phone) || !PHONE_CHARACTERS.test(phone)) return undefined
  const dialled = phone.replace(/\D/g, '')
  const digits = dialled.replace(/^0+/, '')
  const prefixed = digits.length > 11 && (dialled.startsWith('0') || digits.startsWith('55'))
  const national = prefixed ? digits.slice(2) : digits
  return NATIONAL.test(national) ? national : undefined
}

function written(digits: string): string {
  if (digits === '') return ''
  const number = digits.slice(2)
  const half = number.startsWith('9') ? 5 : 4
  const first = number && `) ${number.slice(0, half)}`
  const last = number.length > half ? `-${number.slice(half)}` : ''
  return `(${digits.slice(0, 2)}${first}${last}`
}
