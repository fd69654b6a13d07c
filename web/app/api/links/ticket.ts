import { LINK_CHECK_ID } from '@elos/content/review/links'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { draftLake } from '../../../lake/client.ts'
import { asContent } from '../../../monitoring/contentError.ts'
import { getReplicas } from '../../../replicas/getReplicas.ts'

/** Milliseconds for which a ticket is good. */
const LIFETIME_MS = 2 * 60 * 1000

/** The number of addresses that are checked at most for one ticket. */
const MAX_URLS = 12

const REQUEST_QUERY = '*[_id == $id && ticket == $ticket][0]{requestedAt, urls}'

const requestSchema = z.object({
  requestedAt: z.iso.datetime(),
  urls: z.array(z.url({ protocol: /^https?$/ }).max(2000)).max(MAX_URLS),
})

/**
 * The addresses of a request that staff wrote into the dataset with this ticket; undefined for a ticket
 * that is unknown, too old, or was used. A visitor cannot write there, nor read the ticket.
 */
export async function readTicket(ticket: string, now: Date): Promise<string[] | undefined> {
  const asked = draftLake.fetch<unknown>(
    REQUEST_QUERY,
    { id: LINK_CHECK_ID, ticket },
    { perspective: 'raw', stega: false },
  )
  const urls = requestedUrls(await asContent(asked, env, 'SANITY_READ_TOKEN'), now)
  const once = { name: 'link ticket', max: 1, windowMs: 2 * LIFETIME_MS }
  return urls && (await getReplicas().take(once, ticket)) === 0 ? urls : undefined
}

/** The addresses of a request that staff wrote; undefined for one that is malformed, or not of now. */
export function requestedUrls(found: unknown, now: Date): string[] | undefined {
  const { data } = requestSchema.safeParse(found)
  if (!data || Math.abs(now.getTime() - Date.parse(data.requestedAt)) > LIFETIME_MS)
    return undefined
  return data.urls
}
