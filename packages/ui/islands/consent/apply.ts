import { showBanner } from './banner.ts'
import { readConsent } from './record.ts'

/**
 * Shows the banner to a visitor who has not chosen, outside the Studio's frame, and starts measuring for one
 * who agreed to it.
 */
export async function applyConsent(): Promise<void> {
  const record = readConsent()
  // In a frame it is a preview, and whoever sees it works in the Studio (frame-ancestors).
  if (!record) return window.top === window ? showBanner() : undefined
  if (record.analytics) void import('./reportSpeed.ts').then(({ reportSpeed }) => reportSpeed())
  if (!record.analytics && !record.marketing) return
  const { measure } = await import('./measure.ts')
  await measure()
}
