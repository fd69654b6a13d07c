import { CAMPAIGN } from '@elos/content/parts/storage/names'
import { readConsent } from './record.ts'

/**
 * The campaign that led to the visit (`keepCampaign`); undefined without one, without storage, and for a visitor who
 * does not agree to marketing now.
 */
export function storedCampaign(): string | undefined {
  if (!readConsent()?.marketing) return undefined
  try {
    return sessionStorage.getItem(CAMPAIGN) ?? undefined
  } catch {
    return undefined
  }
}
