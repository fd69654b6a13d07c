import { gtag } from './google.ts'
import { readConsent } from './record.ts'

/**
 * Counts each opened chat as a conversion. Defines the global function that Google documents
 * (https://support.google.com/google-ads/answer/6095821), unless another script has; it is called with a
 * chat's link instead of opening it (`reportChats`, `handOff`). It opens the link in a new tab without
 * waiting for the report: this page stays open to send it, and the chat opens even if Google's script is
 * blocked.
 *
 * @param target the id and the label of the conversion: 'AW-…/label'
 */
export function reportConversions(target: string): void {
  if (globalThis.gtag_report_conversion) return
  globalThis.gtag_report_conversion = (link) => {
    if (readConsent()?.marketing) gtag('event', 'conversion', { send_to: target })
    open(link, '_blank', 'noopener')
    return false
  }
}
