import { chatNumber } from '@elos/leads/phone/chatNumber'

/** The address that calls the author of a lead; undefined without a usable phone. */
export function callAddress(phone: string): string | undefined {
  const number = chatNumber(phone)
  return number && `tel:+${number}`
}
