import { CONSENT } from '@elos/content/parts/storage/names'
import { onChoice } from './choose.ts'
import { NOTHING } from './record.ts'

const REFUSED = JSON.stringify(NOTHING)

const apply = () => import('./apply.ts').then(({ applyConsent }) => applyConsent())

function isRefused(): boolean {
  try {
    return localStorage.getItem(CONSENT) === REFUSED
  } catch {
    return false
  }
}

/**
 * Asks for consent, or applies it, once the page is idle, and applies each later choice, also one of
 * another tab. For visitors who refused everything, no further script is fetched.
 */
export function watchConsent(): void {
  onChoice(() => void apply())
  if (!isRefused()) (globalThis.requestIdleCallback ?? setTimeout)(() => void apply())
}
