import { reportConversion } from '@elos/leads/chat/handOff'
import { CHAT_ORIGIN } from '@elos/leads/chat/link'

/**
 * Has a conversion report, if some script has defined one by the time of the click, open every link to
 * the chat. Without one, or when it fails, the links work as they are.
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
