export const CONSENT_VERSIONS = ['1'] as const

export type ConsentVersion = (typeof CONSENT_VERSIONS)[number]

/** The version that forms show now. */
export const CONSENT_VERSION: ConsentVersion = '1'

/**
 * What a visitor agrees to by sending a form. A version that was shown never changes: another text
 * is another version, so that every lead can show what its author has read.
 */
export const CONSENT_TEXTS: Record<ConsentVersion, string> = {
  '1': 'Usamos seus dados apenas para responder a este pedido.',
}
