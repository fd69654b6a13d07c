import type { SanityClient } from '@sanity/client'
import type {
  LeadRetentionQueryResult,
  LeadsOfPersonQueryResult,
  OldLeadsQueryResult,
} from '../../packages/content/generated/sanity.types.ts'
import {
  leadRetentionQuery,
  leadsOfPersonQuery,
  oldLeadsQuery,
} from '../../packages/content/lead/query.ts'
import { DEFAULT_MONTHS, monthsBefore } from './retention.ts'

/** Documents deleted in one transaction. */
const AT_ONCE = 200

/** Every version of a document: a lead has no draft, yet one that somebody made is found too. */
const raw = { perspective: 'raw' } as const

/** All that a person has sent, and what staff noted with it (LGPD, art. 18, II and V). */
export function leadsOfPerson(
  client: SanityClient,
  email: string,
): Promise<LeadsOfPersonQueryResult> {
  return client.fetch<LeadsOfPersonQueryResult>(leadsOfPersonQuery, { email: email.trim() }, raw)
}

/** Deletes all that a person has sent, and its history (LGPD, art. 18, VI); answers how many leads. */
export async function eraseLeads(client: SanityClient, email: string): Promise<number> {
  const leads = await leadsOfPerson(client, email)
  return remove(
    client,
    leads.map(({ _id }) => _id),
  )
}

/**
 * Deletes the leads that are older than the site settings say (LGPD, art. 16); answers how many, and
 * since when (UTC) they are kept.
 */
export async function purgeLeads(
  client: SanityClient,
  now: Date,
): Promise<{ deleted: number; since: Date }> {
  const months = await client.fetch<LeadRetentionQueryResult>(leadRetentionQuery, {}, raw)
  const since = monthsBefore(now, months ?? DEFAULT_MONTHS)
  const before = since.toISOString()
  const ids = await client.fetch<OldLeadsQueryResult>(oldLeadsQuery, { before }, raw)
  return { deleted: await remove(client, ids), since }
}

/** A deletion that leaves no history either, which would still tell what the lead was. */
const purging = (id: string) => ({ delete: { id, purge: true } })

async function remove(client: SanityClient, ids: readonly string[]): Promise<number> {
  for (let done = 0; done < ids.length; done += AT_ONCE) {
    const mutations = ids.slice(done, done + AT_ONCE).map(purging)
    await client.mutate(mutations, { returnDocuments: false })
  }
  return ids.length
}
