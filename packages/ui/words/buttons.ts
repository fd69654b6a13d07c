/** The labels of buttons and links that several sections have. */

/** Opens the chat. */
export const CHAT_NOW = 'Conversar agora'

/**
 * The label of a button that opens the chat: 'Solicitar Cotação' becomes 'Solicitar Cotação pelo WhatsApp', so that no
 * label opens a form in one place and the chat in another.
 */
export const byChat = (label: string): string =>
  label.includes('WhatsApp') ? label : `${label} pelo WhatsApp`
