/** The visitor's consent by category: necessary, functional, analytics, marketing. */
export const CONSENT = 'cookie-consent'
/** The proof of the consent: the version of the texts that were shown, the time, and a random id. */
export const CONSENT_PROOF = 'cookie-consent-proof'
/** The prefix of the entries, one per form, with what a visitor typed and has not sent. */
export const DRAFT_PREFIX = 'rascunho-'
/** The campaign whose link led a visitor to the site who agreed to marketing. */
export const CAMPAIGN = 'campanha'
/** Whether the visitor asked for larger text. */
export const LARGER_TEXT = 'texto-maior'
