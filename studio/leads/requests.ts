import type { LeadsOfPersonQueryResult } from '@elos/content/generated/sanity.types'
import {
  leadRetentionQuery,
  leadsOfPersonQuery,
  oldLeadsQuery,
} from '@elos/content/parts/lead/query'
import { DEFAULT_MONTHS } from '@elos/content/parts/lead/retention'
import type { Query } from '@elos/content/parts/read/query'
import type { SanityClient } from '@sanity/client'
import { monthsBefore } from './retention.ts'

const DELETED_AT_ONCE = 200

/** Reads drafts too. The site creates none, but one that somebody else created must be found. */
const fetchRaw = <Result>(
  client: SanityClient,
  query: Query<Result>,
  params: Record<string, string> = {},
): Promise<Result> => client.fetch<Result>(query, params, { perspective: 'raw' })

/** Every lead of a person, with the notes of staff (LGPD, art. 18, II and V). */
export function leadsOfPerson(
  client: SanityClient,
  email: string,
): Promise<LeadsOfPersonQueryResult> {
  return fetchRaw(client, leadsOfPersonQuery, { email: email.trim() })
}

/** Deletes every lead of a person and its history (LGPD, art. 18, VI). Returns how many. */
export async function eraseLeads(client: SanityClient, email: string): Promise<number> {
  const leads = await leadsOfPerson(client, email)
  return remove(
    client,
    leads.map(({ _id }) => _id),
  )
}

/**
 * Deletes the leads that are older than the site settings allow (LGPD, art. 16). Returns how many, and
 * the moment before which leads are deleted.
 */
export async function purgeLeads(
  client: SanityClient,
  now: Date,
): Promise<{ deleted: number; since: Date }> {
  const months = await fetchRaw(client, leadRetentionQuery)
  const since = monthsBefore(now, months ?? DEFAULT_MONTHS)
  const before = since.toISOString()
  const ids = await fetchRaw(client, oldLeadsQuery, { before })
  return { deleted: await remove(client, ids), since }
}

/** A mutation that deletes a document and its history, which would still have what it said. */
export const purging = (id: string) => ({ delete: { id, purge: true } })

async function remove(client: SanityClient, ids: readonly string[]): Promise<number> {
  for (let done = 0; done < ids.length; done += DELETED_AT_ONCE) {
    const mutations = ids.slice(done, done + DELETED_AT_ONCE).map(purging)
    await client.mutate(mutations, { returnDocuments: false })
  }
  return ids.length
}
