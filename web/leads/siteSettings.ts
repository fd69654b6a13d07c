import { env } from '../env.ts'
import { lakeClient } from '../lake.ts'
import { getOutbox } from '../notifications/siteOutbox.ts'
import { lakeInbox } from './inbox.ts'
import type { LeadSettings } from './settings.ts'

/** The settings that the environment names. */
export const siteSettings: LeadSettings = {
  inbox: env.SANITY_WRITE_TOKEN ? lakeInbox(lakeClient, env.SANITY_WRITE_TOKEN, getOutbox()) : null,
  siteUrl: env.SITE_URL,
}
