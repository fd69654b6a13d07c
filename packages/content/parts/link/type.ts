/** The actions that following a link may have. */
export const ACTIONS = ['page', 'quote', 'partner', 'chat', 'external'] as const

export type LinkAction = (typeof ACTIONS)[number]

/** A call to action or menu entry. `href` is complete for 'page' and 'external'. */
export interface Link {
  label: string
  action: LinkAction
  /** The address: '/path', '/path#anchor', '#anchor' or 'https://…'; absent for quote, partner and chat. */
  href?: string
  /** The first message of the chat, for 'chat' and as the fallback of 'quote' and 'partner'. */
  message?: string
}
