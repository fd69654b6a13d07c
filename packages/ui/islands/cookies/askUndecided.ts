import { readConsent } from '../consent/record.ts'

/**
 * Shows the banner to a visitor who has not chosen, and hides it from others. Nor is it shown in a frame: that is a
 * preview, whose visitor works in the Studio (frame-ancestors). The recorder has done it before the page was painted,
 * as far as it can tell.
 */
export function askUndecided(): void {
  const isAsked = window.top === window && !readConsent()
  document.documentElement.toggleAttribute('data-undecided', isAsked)
}
