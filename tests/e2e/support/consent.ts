/** The entry in local storage that holds the visitor's choice. */
export const CONSENT = 'cookie-consent'

export const REFUSED = { necessary: true, functional: false, analytics: false, marketing: false }

/**
 * A script to run before those of each page: it stores the refusal of a visitor who has not chosen yet, so
 * that no banner covers the page. Playwright's `storageState` would open a page in each new context for that.
 *
 * @param site its origin
 */
export const refuseScript = (site: string) =>
  `if (location.origin === ${JSON.stringify(site)}) {
    localStorage[${JSON.stringify(CONSENT)}] ??= ${JSON.stringify(JSON.stringify(REFUSED))}
  }`
