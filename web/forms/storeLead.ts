import type { Lead } from '@elos/leads'
import { errorName } from '../monitoring/errorName.ts'
import { log } from '../monitoring/log.ts'
import type { Outcome } from './outcome.ts'
import type { Inbox } from './settings.ts'

/** Stores a lead in the inbox. Resolves with the outcome; a failure is logged. */
export async function storeLead(inbox: Inbox, lead: Lead): Promise<Outcome> {
  try {
    await inbox.store(lead)
    return 'stored'
  } catch (error) {
    log.error('lead-failed', { error: errorName(error) })
    return 'unavailable'
  }
}
