import { wellFormed } from '../text/wellFormed.ts'

/** WhatsApp's click-to-chat address: https://faq.whatsapp.com/5913398998672934 */
export const CHAT_ORIGIN = 'https://wa.me'

/** What every server on the way is asked to take: RFC 9110, section 4.1, 8,000 octets. */
const MAX_LENGTH = 8000

const ELLIPSIS = encodeURIComponent('…')

/**
 * The address that opens the chat with `message` already typed, at most `maxLength` ASCII
 * characters long (fewer fit in a QR code); a longer message ends in an ellipsis.
 * `phone`: digits with country code ('5511…'); anything else in it is dropped.
 */
export function chatLink(phone: string, message: string, maxLength = MAX_LENGTH): string {
  const start = `${CHAT_ORIGIN}/${phone.replace(/\D/g, '')}?text=`
  return start + encodeWithin(wellFormed(message), maxLength - start.length)
}

/** Percent-encodes `text`, cut between code points so that the result is not over `room`. */
function encodeWithin(text: string, room: number): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= room) return whole
  let cut = ''
  for (const character of text) {
    const longer = cut + encodeURIComponent(character)
    if (longer.length + ELLIPSIS.length > room) break
    cut = longer
  }
  return cut + ELLIPSIS
}
