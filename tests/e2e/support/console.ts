import type { BrowserContext, Page } from '@playwright/test'

/**
 * What the Studio of Sanity 6.16 complains of by itself, offline and with its own defaults. Whatever is
 * loaded from its vendor's hosts fails too, and is told by its address alone.
 */
const KNOWN = [
  // Asks its vendor for a newer version.
  /^Failed to fetch version for package/,
  // Tells of presence on a connection that is closing, as when a page is left.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // Says so of a preview that is slow to load, as on a busy machine, and connects a moment later.
  /^Unable to connect to visual editing/,
]

/** The stack's own servers; everything else is a vendor's. */
const isOurs = (url: string) => url === '' || new URL(url).hostname === 'localhost'

/** Gathers every error in the consoles of a browser's tabs, now and later: what is told and what is thrown. */
export function consoleErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (event) => errors.push(`thrown: ${event.error().message}`))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || !isOurs(url)) return
    if (KNOWN.some((known) => known.test(message.text()))) return
    errors.push(`${message.text()} (${url})`)
  })
  return errors
}

/** Gathers what a page complains of, now and later: errors, warnings, and what is thrown. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
