import { CHAT_ORIGIN } from '@elos/leads/chat/link'
import { gtag } from './google.ts'
import { readConsent } from './record.ts'

/**
 * Counts each opened chat as a conversion: defines the global report function under the name that
 * Google documents (https://support.google.com/google-ads/answer/6095821), which is called with a
 * chat's link instead of opening it (specification, section 7). It opens the link at once, in a new
 * tab: this page stays to send the report, and a blocked script costs no conversation.
 *
 * @param target the conversion: 'AW-…/label'
 */
export function reportConversions(target: string): void {
  if (globalThis.gtag_report_conversion) return
  globalThis.gtag_report_conversion = (link) => {
    if (readConsent()?.marketing) gtag('event', 'conversion', { send_to: target })
    open(link, '_blank', 'noopener')
    return false
  }
  addEventListener('click', reportChatLink)
}

/** Plain links to the chat are reported as well. */
function reportChatLink(event: MouseEvent): void {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>(`a[href^="${CHAT_ORIGIN}"]`)
  if (!link) return
  event.preventDefault()
  globalThis.gtag_report_conversion?.(link.href)
}
