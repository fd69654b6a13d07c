const COUNTRY = '55'

/**
 * The number to chat with, digits only, from a phone as somebody typed it; undefined when it cannot
 * be told. A Brazilian number has ten or eleven digits with its area code, which may stand behind
 * the country's code or a zero; any other is taken only with '+' and the code of its country.
 */
function chatNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (/^\s*(\+|00)/.test(phone)) return digits.replace(/^00/, '') || undefined
  const national = digits.replace(/^0+/, '')
  if (/^55\d{10,11}$/.test(national)) return national
  return /^\d{10,11}$/.test(national) ? COUNTRY + national : undefined
}

interface Person {
  name?: string | undefined
  phone?: string | undefined
}

/** The address that opens the chat with who sent a lead; undefined without a usable phone. */
export function chatAddress({ name, phone }: Person): string | undefined {
  const number = chatNumber(phone ?? '')
  if (!number) return undefined
  const first = name?.trim().split(/\s+/)[0]
  const greeting = `Olá${first ? `, ${first}` : ''}! Recebemos o seu pedido pelo site.`
  return `https://wa.me/${number}?text=${encodeURIComponent(greeting.toWellFormed())}`
}
