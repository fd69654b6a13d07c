import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test'

/** Sanity's Studio asks Sanity's servers for a script, fonts, newer versions and feedback, and its policy refuses it. */
export const REFUSED_TO_SANITY =
  /https:\/\/(?:[\w-]+\.)*(?:sanity-cdn\.com|sanity\.io)\/.*Content Security Policy/

/** Errors that the Studio of Sanity 6.16 reports with its default configuration. */
const KNOWN = [
  // Sends presence over a connection that is closing, as when a page is left.
  /^WebSocket is already in CLOSING or CLOSED state/,
  // A preview is slow to load, as on a busy machine, and connects a moment later.
  /^Unable to connect to visual editing/,
  // The same, of the frame itself. That a preview appears at all, its tests see.
  /^The preview iframe hasn't finished loading after 15000ms/,
  // The menu of new documents asks all templates for their first values as the Studio loads, and gives up what
  // is not there in ten seconds. Only that error has no message: a template that fails has one.
  /^Failed to resolve initial value for template "[^"]+": Error \(/,
  // The Lake refuses a file that is no image, of which the Studio notifies staff.
  /^Failed to load resource: the server responded with a status of 400 .*\/assets\/images\//,
  // A test takes the browser off the network, and the Studio asks for something meanwhile.
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  REFUSED_TO_SANITY,
  /^Failed to fetch version for package \(using tag=latest\)/,
]

/** Collects the errors in the consoles of all tabs of a browser until `stop`, logged or thrown. */
export function consoleErrors(context: BrowserContext) {
  const errors: string[] = []
  const thrown = (event: WebError) => errors.push(`thrown: ${event.error().message}`)
  const logged = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const error = `${message.text()} (${message.location().url})`
    if (!KNOWN.some((known) => known.test(error))) errors.push(error)
  }
  context.on('weberror', thrown)
  context.on('console', logged)
  const stop = () => context.off('weberror', thrown).off('console', logged)
  return { errors, stop }
}

/** The names of this machine. The Lake has one for each project. */
const OWN_HOST = /^(127\.0\.0\.1|(.+\.)?localhost)$/

/** Why a request failed that a page's policy forbids: the browser has not sent it. */
const REFUSED = 'csp'

/** Collects the requests of a browser to other machines until `stop`, without those that a policy refuses. */
export function foreignRequests(context: BrowserContext) {
  const asked: Request[] = []
  const note = (request: Request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !OWN_HOST.test(hostname)) asked.push(request)
  }
  context.on('request', note)
  return {
    /** Returns the addresses of these requests. */
    addresses: () =>
      asked
        .filter((request) => request.failure()?.errorText !== REFUSED)
        .map((request) => request.url()),
    stop: () => context.off('request', note),
  }
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
