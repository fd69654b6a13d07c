import type { QuoteOption } from '../../pages/home/type.ts'
import type { Measurement } from '../../parts/measurement/type.ts'
import type { OpeningHours, Site } from '../../parts/site/type.ts'

/** Data that islands fetch when they need it, so that it is not part of every page. */
export interface IslandData {
  /** Digits with country code, for chat links. */
  chatPhone: string
  chatMessages: Site['chatMessages']
  quoteCarriers: QuoteOption[]
  openingHours: OpeningHours[]
  /** Days on which the brokerage is closed: 'YYYY-MM-DD'. */
  holidays: string[]
  measurement: Measurement
}
