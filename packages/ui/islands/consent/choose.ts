import { CONSENT } from '@elos/content/parts/storage/names'
import { CONSENT_TEXT_VERSION } from '../../words/consent.ts'
import { type ConsentRecord, OPTIONAL_CATEGORIES, readConsent, storeConsent } from './record.ts'

/** The choice that this page last acted upon. */
let known = readConsent()

/**
 * Stores the visitor's choice, and dispatches a storage event to this page, as the browser does to the
 * other tabs. Deletes what was stored for categories whose consent is withdrawn.
 */
export async function choose(record: ConsentRecord): Promise<void> {
  known ??= readConsent()
  storeConsent(record, CONSENT_TEXT_VERSION)
  dispatchEvent(new StorageEvent('storage', { key: CONSENT }))
  await withdrawRefused()
}

/**
 * Deletes what this page has stored for categories whose consent was withdrawn since the last call, maybe in another
 * tab: the storage of a session is each tab's own.
 */
export async function withdrawRefused(): Promise<void> {
  const before = known
  const now = readConsent()
  known = now
  const withdrawn = OPTIONAL_CATEGORIES.filter((category) => before?.[category] && !now?.[category])
  if (withdrawn.length === 0) return
  const { withdraw } = await import('./withdraw.ts')
  withdraw(withdrawn)
}

/**
 * Calls `react` when the choice changes, here or in another tab, and when it may have changed: a page to which the
 * visitor goes back, and which the browser has kept as it was, was told nothing meanwhile.
 */
export function onChoice(react: () => void): void {
  const listener = ({ key }: StorageEvent) => {
    if (key === CONSENT || key === null) react()
  }
  addEventListener('storage', listener)
  addEventListener('pageshow', ({ persisted }) => persisted && react())
}
