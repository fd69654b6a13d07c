import type { BrowserContext, Page } from '@playwright/test'

/**
 * Errors that the Studio of Sanity 6.16 reports offline with its default configuration. Requests to its
 * vendor's hosts fail too; `isOurs` leaves them out.
 */
const KNOWN = [
  // Asks its vendor for a newer version.
  /^Failed to fetch version for package/,
  // Sends presence over a connection that is closing, as when a page is left.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // A preview is slow to load, as on a busy machine, and connects a moment later.
  /^Unable to connect to visual editing/,
]

/** Whether an address is one of the stack's own servers, and not a vendor's. */
const isOurs = (url: string) => url === '' || new URL(url).hostname === 'localhost'

/** Collects the errors in the consoles of all tabs of a browser from now on, logged or thrown. */
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

/** Collects the errors, warnings and exceptions in a page's console from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}
