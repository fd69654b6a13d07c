import { carrierNameFields, mapCarrierName } from '../parts/carrier/card.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import { readList } from '../parts/read/values.ts'
import type { PartnerResult } from './result.ts'

/** The projection of the carriers that the partner page names. */
export const carrierNamesFields = `${headingFields}, items[]->{${carrierNameFields}}`

/** Maps carriers that are only named; undefined without any. */
export function mapCarrierNames(raw: PartnerResult['carriers'], now: Date) {
  const items = readList(raw?.items, mapCarrierName)
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
