import { showBanner } from './banner.ts'
import { readConsent } from './record.ts'

/** Asks a visitor who has not chosen; measures for one who agreed. */
export async function arrive(): Promise<void> {
  const record = readConsent()
  if (!record) return showBanner()
  if (!record.analytics && !record.marketing) return
  const { measure } = await import('./measure.ts')
  await measure()
}
