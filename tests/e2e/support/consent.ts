/** The entry in local storage that holds the visitor's choice. */
export const CONSENT = 'cookie-consent'

export const REFUSED = { necessary: true, functional: false, analytics: false, marketing: false }

/** The storage of a visitor who comes for the first time, and is asked for consent. */
export const NEW_VISITOR = { cookies: [], origins: [] }

/** The storage of a visitor who has refused: no banner covers the page. */
export const decidedVisitor = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: CONSENT, value: JSON.stringify(REFUSED) }] }],
})
