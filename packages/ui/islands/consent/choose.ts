import { CONSENT } from '@elos/content/storage/names'
import { CONSENT_TEXT_VERSION } from '../../text/consent.ts'
import { type ConsentRecord, keepConsent, OPTIONAL_CATEGORIES, readConsent } from './record.ts'

/**
 * Keeps the visitor's choice and tells this page of it as the browser tells the other tabs: by a
 * storage event. What was agreed to before and is not any more is removed.
 */
export async function choose(record: ConsentRecord): Promise<void> {
  const before = readConsent()
  keepConsent(record, CONSENT_TEXT_VERSION)
  dispatchEvent(new StorageEvent('storage', { key: CONSENT }))
  const withdrawn = OPTIONAL_CATEGORIES.filter(
    (category) => before?.[category] && !record[category],
  )
  if (withdrawn.length === 0) return
  const { withdraw } = await import('./withdraw.ts')
  withdraw(withdrawn)
}

/** Calls `react` when the choice changes, here or in another tab. */
export function onChoice(react: () => void, signal?: AbortSignal): void {
  const listener = ({ key }: StorageEvent) => {
    if (key === CONSENT || key === null) react()
  }
  addEventListener('storage', listener, { signal })
}
