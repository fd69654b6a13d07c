import type { StorageCategory } from '@elos/content/parts/storage/index'
import { CONSENT, CONSENT_PROOF } from '@elos/content/parts/storage/names'

export type OptionalCategory = Exclude<StorageCategory, 'necessary'>

/** The categories that a visitor agreed to. */
export interface ConsentRecord extends Record<OptionalCategory, boolean> {
  necessary: true
}

export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const

/** The record of agreeing to some categories; the necessary one cannot be refused. */
export function consentTo(agrees: (category: OptionalCategory) => boolean): ConsentRecord {
  return {
    necessary: true,
    functional: agrees('functional'),
    analytics: agrees('analytics'),
    marketing: agrees('marketing'),
  }
}

export const EVERYTHING = consentTo(() => true)
export const NOTHING = consentTo(() => false)

/** The record that a text holds; undefined for any other text, which counts as no choice. */
export function parseConsent(text: string | null): ConsentRecord | undefined {
  const entries = new Map<string, unknown>(Object.entries(parsed(text)))
  const flags = OPTIONAL_CATEGORIES.map((category) => entries.get(category))
  const isRecord = entries.get('necessary') === true && entries.size === flags.length + 1
  if (!isRecord || !flags.every((flag) => typeof flag === 'boolean')) return undefined
  return consentTo((category) => entries.get(category) === true)
}

function parsed(text: string | null): object {
  try {
    // 'null' for no text: an error, thrown and caught, takes browsers longer.
    return Object(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

/** The choice in a browser without storage: it applies to this page only. */
let unstored: string | null = null

/** The visitor's choice; undefined until there is one. */
export function readConsent(): ConsentRecord | undefined {
  try {
    return parseConsent(localStorage.getItem(CONSENT) ?? unstored)
  } catch {
    return parseConsent(unstored)
  }
}

/**
 * Stores a choice, and a proof of it: the version of the text that was shown, the time, and a random
 * id.
 */
export function storeConsent(record: ConsentRecord, version: string): void {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const proof = { version, time: new Date().toISOString(), id }
  try {
    localStorage.setItem(CONSENT, JSON.stringify(record))
    localStorage.setItem(CONSENT_PROOF, JSON.stringify(proof))
  } catch {
    unstored = JSON.stringify(record)
  }
}
