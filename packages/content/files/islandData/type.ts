import type { Measurement } from '../../parts/measurement/type.ts'
import type { QuoteOption, QuoteSubject } from '../../parts/quote/type.ts'
import type { CallTime, OpeningHours, Site } from '../../parts/site/type.ts'
import type { SpecialDay } from '../../parts/specialDays/type.ts'

/** Data that islands fetch when they need it, so that it is not part of every page. */
export interface IslandData {
  /** The digits of the phone with country code, for chat links. */
  chatPhone: string
  /** The phone from which staff call, as people read it. */
  phone: string
  chatMessages: Site['chatMessages']
  quoteCarriers: QuoteOption[]
  /** The subjects of the quotes that are requested on pages, by the path of their form. */
  quoteSubjects: Partial<Record<string, QuoteSubject>>
  openingHours: OpeningHours[]
  /** The times of the week at which staff may call a visitor back. */
  callTimes: CallTime[]
  /** The days that have other hours than their weekday, in order. */
  specialDays: SpecialDay[]
  measurement: Measurement
}
