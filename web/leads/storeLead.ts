import type { Lead } from '@elos/leads'
import { errorName } from '../log/errorName.ts'
import { log } from '../log/log.ts'
import type { Inbox } from './settings.ts'

/** Stores a lead in the inbox. Resolves with whether that was possible; a failure is logged. */
export async function storeLead(inbox: Inbox, lead: Lead): Promise<boolean> {
  try {
    await inbox.store(lead)
    return true
  } catch (error) {
    log.error('lead-failed', { error: errorName(error) })
    return false
  }
}
