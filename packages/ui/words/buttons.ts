/** The labels of buttons and links that several sections have. */

/** Opens the chat. */
export const CHAT_NOW = 'Conversar agora'

/** The label of the button that leads to the page of a carrier. */
export const SEE_CARRIER = 'Ver a operadora'
