import { hasAreaCode } from './areaCode.ts'
import { cleanPhone } from './clean.ts'
import { digitsFromAreaCode, isFromAbroad, PHONE_CHARACTERS } from './digits.ts'

/** The error of an empty phone. */
export const NO_PHONE = 'Informe seu telefone.'

const MOBILE = 'Exemplo: (11)\u00a098765-4321'
const LANDLINE = 'Exemplo: (11)\u00a03456-7890'

/** Numbers at which companies are called, as 0800 and 0300: their digits without the zero. No area code is like them. */
const NOT_GEOGRAPHIC = /^(?:[358]00\d{6,7}|900\d{7})$/

/**
 * Returns what is wrong with a phone that was typed, in Portuguese, or undefined if it can be dialled in Brazil: then
 * it has an area code and a landline (8 digits, the first from 2 to 5) or a mobile (9 digits, the first a 9), by
 * Anatel's numbering plan (Resolução 749/2022). '+55', zeros, the code of a long-distance carrier, spaces,
 * punctuation and what `cleanPhone` leaves out may stand before and between them.
 */
export function phoneFault(typed: string): string | undefined {
  const phone = cleanPhone(typed)
  if (isFromAbroad(phone)) return `Use um telefone do Brasil, com DDD. ${MOBILE}`
  const digits = digitsFromAreaCode(phone)
  if (!PHONE_CHARACTERS.test(phone)) return `Use só números. ${MOBILE}`
  if (!digits) return NO_PHONE
  if (NOT_GEOGRAPHIC.test(digits)) {
    return `Números 0${digits.slice(0, 3)} não recebem ligações. Use um telefone com DDD. ${MOBILE}`
  }
  const { length } = digits
  const first = digits.charAt(2)
  if (length < 10) {
    if (length < 8) return `Faltam números. ${MOBILE}`
    // While it is typed, the first two digits are written as an area code, whatever was meant.
    return `${phone.includes('(') ? 'Faltam números ou o DDD' : 'Falta o DDD'}. ${MOBILE}`
  }
  if (length > 11) return `Há números demais. ${MOBILE}`
  if (!hasAreaCode(digits)) return `O DDD ${digits.slice(0, 2)} não existe. ${MOBILE}`
  if (length === 11) {
    return first === '9' ? undefined : `Celular começa com 9 depois do DDD. ${MOBILE}`
  }
  if (first > '5') return `Falta um número: celular tem 9 números depois do DDD. ${MOBILE}`
  return first > '1' ? undefined : `Telefone fixo começa com 2, 3, 4 ou 5. ${LANDLINE}`
}
