import { onChoice, withdrawRefused } from './choose.ts'
import { readConsent } from './record.ts'

/**
 * Starts measuring for a visitor who agreed to it, now or by a later choice, maybe one of another tab. For
 * visitors who have not chosen or refused everything, nothing is fetched.
 */
export function watchConsent(): void {
  onChoice(() => {
    void withdrawRefused()
    void apply()
  })
  void apply()
}

async function apply(): Promise<void> {
  const record = readConsent()
  if (record?.marketing) void import('./campaign.ts').then(({ keepCampaign }) => keepCampaign())
  if (!record?.analytics && !record?.marketing) return
  const { measure } = await import('./measure.ts')
  await measure()
}
