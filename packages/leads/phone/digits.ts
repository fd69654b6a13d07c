/** The beginning of a clean phone of another country: no country's code begins with a zero, and Brazil's is 55. */
const FROM_ABROAD = /^[\s(]*(?:\+|00)[\s()]*(?!55|0)\d/

/** The beginning of a clean phone that has the country's code for certain. */
const WITH_COUNTRY = /^[\s(]*(?:\+|00)[\s()0]*55/

/**
 * The numbers of Anatel's numbering plan (Resolução 749/2022): area code, then a landline (8 digits, from 2 to 5) or a
 * mobile (9 digits, from 9).
 */
const NATIONAL = /^[1-9]{2}(?:[2-5]\d{7}|9\d{8})$/

/** The end of a text that writes a landline as people do, its area code in one piece. */
const WRITTEN_LANDLINE = /\d\d\D*\d{4}\D*\d{4}\D*$/

/** The characters that a clean phone is typed with: digits, spaces and punctuation. */
export const PHONE_CHARACTERS = /^[\d\s()[\]+.,|·•_\p{Pd}\u2212]*$/u

/** Whether a clean phone starts with '+' or '00' and the code of a country other than Brazil. */
export const isFromAbroad = (phone: string): boolean => FROM_ABROAD.test(phone)

/** Whether digits are a whole phone from its area code on. */
export const isNational = (digits: string): boolean => NATIONAL.test(digits)

/**
 * The digits of a clean Brazilian phone from its area code on: without '+55', '0055', '55', zeros before or after it, and
 * a zero and a long-distance carrier's code ('0 15 11 …'). They may be too few or too many.
 */
export function digitsFromAreaCode(phone: string): string {
  const dialled = phone.replace(/\D/g, '')
  const digits = withoutZeros(dialled)
  const hasCountry = WITH_COUNTRY.test(phone)
  const inCountry = digits.startsWith('55') ? digits.slice(2) : ''
  const national = withoutZeros(inCountry)
  // A number with a digit too many is not to be taken for another, behind a carrier's code.
  const behindCarrier = [...withoutCarrier(dialled), ...withoutCarrier(inCountry, true)].filter(
    (read) => read.length > 10 || WRITTEN_LANDLINE.test(phone),
  )
  const readings = [...(hasCountry ? [] : [digits]), national, ...behindCarrier]
  const isLong = digits.length > 11 && inCountry !== ''
  return readings.find(isNational) ?? (hasCountry || isLong ? national : digits)
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '')

/**
 * The digits behind a carrier's code, which follows a zero. After the country's code the zero is sometimes left out;
 * but a landline is then not told from a mobile with a digit too many.
 */
function withoutCarrier(dialled: string, mayLackZero = false): string[] {
  const digits = withoutZeros(dialled)
  const isCarrier =
    dialled !== digits || (mayLackZero && (digits.length === 13 || digits.charAt(2) !== '9'))
  return isCarrier ? [digits.slice(2)] : []
}
