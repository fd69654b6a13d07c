import type { BrowserContext, Page } from '@playwright/test'

/** Errors that the Studio of Sanity 6.16 reports with its default configuration. */
const KNOWN = [
  // Sends presence over a connection that is closing, as when a page is left.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // A preview is slow to load, as on a busy machine, and connects a moment later.
  /^Unable to connect to visual editing/,
]

/** Collects the errors in the consoles of all tabs of a browser from now on, logged or thrown. */
export function consoleErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (event) => errors.push(`thrown: ${event.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    if (KNOWN.some((known) => known.test(message.text()))) return
    errors.push(`${message.text()} (${message.location().url})`)
  })
  return errors
}

/** The names of this machine. The Lake has one for each project. */
const OWN_HOST = /^(127\.0\.0\.1|(.+\.)?localhost)$/

/** Collects the addresses on other machines that a browser asks from now on. */
export function foreignRequests(context: BrowserContext): string[] {
  const foreign: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !OWN_HOST.test(hostname)) foreign.push(request.url())
  })
  return foreign
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
