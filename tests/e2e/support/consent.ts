/** The entry in local storage that keeps the visitor's choice. */
export const CONSENT = 'cookie-consent'

export const REFUSED = { necessary: true, functional: false, analytics: false, marketing: false }

/** The storage of a browser that was never here: the visitor is asked for consent. */
export const NEW_VISITOR = { cookies: [], origins: [] }

/** The storage of a visitor who has refused: no banner lies over what a test looks at. */
export const decidedVisitor = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: CONSENT, value: JSON.stringify(REFUSED) }] }],
})
