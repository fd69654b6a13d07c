import { LARGER_TEXT } from '@elos/content/parts/storage/names'
import { readConsent } from '../consent/record.ts'

/**
 * Applies what the visitor has chosen on the page before to a page that is seen only now. On others the recorder has
 * done it, before they were painted; its bytes are in every page.
 */
export function applyStoredChoices(): void {
  try {
    document.documentElement.style.fontSize =
      localStorage[LARGER_TEXT] || sessionStorage[LARGER_TEXT] || ''
  } catch {
    // Without storage there is no stored size.
  }
  askUndecided()
}

/**
 * Shows the banner to a visitor who has not chosen, and hides it from others. Nor is it shown in a frame: that is a
 * preview, whose visitor works in the Studio (frame-ancestors). The recorder has done it before the page was painted,
 * as far as it can tell.
 */
export function askUndecided(): void {
  const isAsked = window.top === window && !readConsent()
  document.documentElement.toggleAttribute('data-undecided', isAsked)
}
