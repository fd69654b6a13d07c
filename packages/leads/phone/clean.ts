/** Characters that nobody sees, and pictures such as '☎'. */
const UNSPOKEN = /[\p{C}\p{So}\p{Mn}\p{Me}]/gu

/** The number in a link that opens a chat, country code first: https://faq.whatsapp.com/5913398998672934 */
const CHAT_LINK = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B|%20|\s)*((?:%20|%2D|[\d\s().-])*)/i

/** The beginning of a telephone link (RFC 3966), or of a line of an electronic card (RFC 6350). */
const LINK_OR_CARD = /^(?:(?:item\d+\.)?tel;.*:|(?:tel|callto|sms):)+/i

/** The parameters at the end of a telephone link: ';phone-context=+55'. */
const PARAMETERS = /[;?].*$/

/** The words by which people call a phone. */
const LABELS =
  '(?:tel|telef|telefones?|fones?|cel|celular|whats|whatsapp|wpp|zap|contato|fixo|m[oó]vel|comercial|residencial|phone|mobile|cell|fax)'
const LABELS_BEFORE = new RegExp(
  `^(?:[^\\p{L}\\d+(]*${LABELS}(?![\\p{L}\\d])[^\\p{L}\\d+(]*)+`,
  'iu',
)
const LABELS_BEHIND = new RegExp(`(?:[^\\p{L}\\d]+${LABELS})+[^\\p{L}\\d]*$`, 'iu')

/** The place of a carrier's code in a printed number: '0xx11', '(0**11)'. */
const ANY_CARRIER = /0\s*(?:xx|\*\*)/i

/** The slash between an area code and its number: '11/98765-4321'. A slash behind may stand before another number. */
const SLASH = /^(\D*\d{2,3}\D?)\/(?=\s*\d{4})/

/**
 * A phone as it was typed or pasted, without what a signature, a card or a link writes around it: labels such as
 * 'Tel.:', the address of a chat, parameters, pictures, invisible characters and outer spaces.
 */
export function cleanPhone(phone: string): string {
  const text = phone.normalize('NFKC').replace(UNSPOKEN, '').trim()
  const [, chat] = CHAT_LINK.exec(text) ?? []
  if (chat !== undefined) return `+${chat.replaceAll(/%../g, ' ')}`
  const bare = LINK_OR_CARD.test(text)
    ? text.replace(LINK_OR_CARD, '').replace(PARAMETERS, '').replaceAll(/%2B/gi, '+')
    : text
  return bare
    .replace(LABELS_BEFORE, '')
    .replace(LABELS_BEHIND, '')
    .replace(ANY_CARRIER, '0')
    .replace(SLASH, '$1 ')
    .trim()
}
