import type { Lead } from '@elos/leads'

/** Where leads are kept. */
export interface Inbox {
  /**
   * Keeps a lead; one that is kept already stays as it is, with what staff have noted. Rejects when
   * the Lake cannot be reached or does not accept the token.
   */
  keep(lead: Lead): Promise<void>
  /** Signs time tokens. */
  tokenKey: Buffer
}

/** What the routes of leads are made of. */
export interface LeadSettings {
  /** Null where none is configured. */
  inbox: Inbox | null
  /** The site's own address. */
  siteUrl: string
  /** The header in which the proxy before the site names the visitor's address. */
  addressHeader?: string | undefined
}
