import { wellFormed } from '../unicode/wellFormed.ts'

/** WhatsApp's click-to-chat address: https://faq.whatsapp.com/5913398998672934 */
export const CHAT_ORIGIN = 'https://wa.me'

/** The length of an address that every server should accept: 8,000 octets (RFC 9110, section 4.1). */
const MAX_LENGTH = 8000

const ELLIPSIS = encodeURIComponent('…')

/**
 * The address that opens the chat with `message` already typed, at most `maxLength` ASCII
 * characters long (a QR code takes fewer than a browser); a longer message is cut and ends in an
 * ellipsis. `phone`: digits with country code ('5511…'); other characters are removed.
 */
export function chatLink(phone: string, message: string, maxLength = MAX_LENGTH): string {
  const start = `${CHAT_ORIGIN}/${phone.replace(/\D/g, '')}?text=`
  return start + encodeWithin(wellFormed(message), maxLength - start.length)
}

/** Percent-encodes `text`. A result longer than `maxLength` is cut between code points. */
function encodeWithin(text: string, maxLength: number): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= maxLength) return whole
  let cut = ''
  for (const character of text) {
    const longer = cut + encodeURIComponent(character)
    if (longer.length + ELLIPSIS.length > maxLength) break
    cut = longer
  }
  return cut + ELLIPSIS
}
