import { env, inboxToken } from '../env.ts'
import { lakeClient } from '../lake/client.ts'
import { lakeInbox } from './inbox.ts'
import { getOutbox } from './notifications/siteOutbox.ts'
import type { LeadSettings } from './settings.ts'

const token = inboxToken(env)

/** The settings that the environment names. */
export const siteSettings: LeadSettings = {
  inbox: token ? lakeInbox(lakeClient, token, getOutbox()) : null,
  siteUrl: env.SITE_URL,
}
