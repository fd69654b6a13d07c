import { cleanPhone } from './clean.ts'
import { digitsFromAreaCode, isFromAbroad } from './digits.ts'

const BRAZIL = '55'

/**
 * The number at which the chat reaches somebody, from the phone they typed: its digits, country code
 * first. A Brazilian phone needs its area code, any other '+' or '00' and its country code; without
 * them the number is unknown and the result undefined.
 */
export function chatNumber(typed: string): string | undefined {
  const phone = cleanPhone(typed)
  if (isFromAbroad(phone)) return phone.replace(/\D/g, '').replace(/^00/, '') || undefined
  const national = digitsFromAreaCode(phone)
  return /^\d{10,11}$/.test(national) ? BRAZIL + national : undefined
}
