import { showBanner } from './banner.ts'
import { readConsent } from './record.ts'

/** Shows the banner to a visitor who has not chosen, and starts measuring for one who agreed to it. */
export async function applyConsent(): Promise<void> {
  const record = readConsent()
  if (!record) return showBanner()
  if (record.analytics) void import('./reportSpeed.ts').then(({ reportSpeed }) => reportSpeed())
  if (!record.analytics && !record.marketing) return
  const { measure } = await import('./measure.ts')
  await measure()
}
