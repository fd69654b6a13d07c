/** The versions of the consent text that forms have shown. */
export const CONSENT_VERSIONS = ['1'] as const

type ConsentVersion = (typeof CONSENT_VERSIONS)[number]

/** The version that the forms show. */
export const CONSENT_VERSION: ConsentVersion = '1'

/**
 * The text that a visitor agrees to by sending a form. Never change the text of a version that was
 * shown; add a version, so that every lead has the text that its author read.
 */
export const CONSENT_TEXTS: Record<ConsentVersion, string> = {
  '1': 'Usamos seus dados apenas para responder a este pedido.',
}
