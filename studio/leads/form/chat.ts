import { chatLink } from '@elos/leads/chat/link'
import { firstNameOf } from '@elos/leads/lead/firstName'
import { chatNumber } from '@elos/leads/phone/chatNumber'

interface Person {
  name?: string | undefined
  phone?: string | undefined
}

/** The address that opens the chat with the author of a lead; undefined without a usable phone. */
export function chatAddress({ name, phone }: Person): string | undefined {
  const number = chatNumber(phone ?? '')
  if (!number) return undefined
  const first = firstNameOf(name ?? '')
  return chatLink(number, `Olá${first ? `, ${first}` : ''}! Recebemos o seu pedido pelo site.`)
}
