import type { RichText, ShortText } from '../../parts/text/type.ts'

/** Legal and institutional texts. */
export interface Legal {
  title: string
  version?: string
  /** ISO date. */
  updatedAt: string
  lead?: ShortText
  /** Whether the page shows the contact of the data protection officer. */
  showsDataOfficer: boolean
  body: RichText
}
