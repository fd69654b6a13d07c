import type { Lead } from '@elos/leads'

/** The place where leads are stored. */
export interface Inbox {
  /**
   * Stores a lead. A lead that is stored already stays as it is, with the notes of staff. Rejects when
   * the Lake cannot be reached or does not accept the token.
   */
  store(lead: Lead): Promise<void>
  /** Signs time tokens. */
  tokenKey: Buffer
}

/** The settings of the lead routes. */
export interface LeadSettings {
  /** The inbox; null where none is configured. */
  inbox: Inbox | null
  /** The site's own address. */
  siteUrl: string
}
