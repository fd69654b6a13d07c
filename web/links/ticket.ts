import { LINK_CHECK_ID } from '@elos/content/review/links'
import { env } from '../env.ts'
import { draftLake } from '../lake.ts'
import { asContent } from '../log/contentError.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { LIFETIME_MS, requestedUrls } from './requestedUrls.ts'

const REQUEST_QUERY = '*[_id == $id && ticket == $ticket][0]{requestedAt, urls}'

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
  const found = await asContent(asked, env, 'SANITY_READ_TOKEN')
  const urls = requestedUrls(found, now)
  const once = { name: 'link ticket', max: 1, windowMs: 2 * LIFETIME_MS }
  return urls && (await getReplicas().take(once, ticket)) === 0 ? urls : undefined
}
