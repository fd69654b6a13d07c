import { showBanner } from './banner.ts'
import { onChoice } from './choose.ts'
import { readConsent } from './record.ts'

/**
 * Asks a visitor who has not chosen for consent, outside the Studio's frame, or starts measuring for one who
 * agreed to it; also after each later choice, maybe one of another tab. For visitors who refused everything,
 * nothing is fetched.
 */
export function watchConsent(): void {
  onChoice(() => void apply())
  void apply()
}

async function apply(): Promise<void> {
  const record = readConsent()
  // In a frame it is a preview, and whoever sees it works in the Studio (frame-ancestors).
  if (!record) return window.top === window ? showBanner() : undefined
  if (record.analytics) void import('./reportSpeed.ts').then(({ reportSpeed }) => reportSpeed())
  if (!record.analytics && !record.marketing) return
  const { measure } = await import('./measure.ts')
  await measure()
}
