import type { QuoteOption } from '../home/type.ts'
import type { Measurement } from '../measurement/type.ts'
import type { OpeningHours, Site } from '../site/type.ts'

/** What islands ask for when they need it, so that no page has to carry it. */
export interface IslandData {
  /** Digits with country code, for chat links. */
  chatPhone: string
  chatMessages: Site['chatMessages']
  quoteCarriers: QuoteOption[]
  openingHours: OpeningHours[]
  /** The claim on how soon the brokerage answers, in a sentence: 'até 2 horas'. '' when there is none. */
  responseTime: string
  measurement: Measurement
}
