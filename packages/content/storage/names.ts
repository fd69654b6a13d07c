/** The visitor's choice: necessary, functional, analytics, marketing (specification, section 7). */
export const CONSENT = 'cookie-consent'
/** When the choice was made, and of which version of the policy. */
export const CONSENT_PROOF = 'cookie-consent-proof'
/** What was typed into a form and not sent yet: the prefix of one entry per form. */
export const DRAFT_PREFIX = 'rascunho-'
/** Whether the visitor asked for larger text. */
export const LARGER_TEXT = 'texto-maior'
