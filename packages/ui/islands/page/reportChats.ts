import { reportConversion } from '@elos/leads/chat/handOff'
import { CHAT_ORIGIN } from '@elos/leads/chat/link'

/**
 * Reports a conversion when a link to the chat is followed, if some script has defined a report by the time of the
 * click, which then opens the link. Without one, or when it fails, the links work as they are.
 */
export function reportChats(): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${CHAT_ORIGIN}/"]`)
    if (link && reportConversion(link.href)) event.preventDefault()
  })
}
