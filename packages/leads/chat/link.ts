/** WhatsApp's click-to-chat address: https://faq.whatsapp.com/5913398998672934 */
const CHAT_ORIGIN = 'https://wa.me'

/**
 * The address that opens the chat with `message` already typed.
 * `phone`: digits with country code ('5511…'); anything else in it is dropped.
 */
export function chatLink(phone: string, message: string): string {
  return `${CHAT_ORIGIN}/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message.toWellFormed())}`
}
