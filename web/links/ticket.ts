import { LINK_CHECK_ID } from '@elos/content/review/links'
import { z } from 'zod'
import { draftLake } from '../lake.ts'
import { getShared } from '../shared/getShared.ts'

/** Milliseconds for which a ticket is good. */
const LIFETIME_MS = 2 * 60 * 1000

/** At most so many addresses are checked for one ticket. */
const MAX_URLS = 12

const requestSchema = z.object({
  requestedAt: z.iso.datetime(),
  urls: z.array(z.url({ protocol: /^https?$/ }).max(2000)).max(MAX_URLS),
})

const REQUEST_QUERY = '*[_id == $id && ticket == $ticket][0]{requestedAt, urls}'

/**
 * The addresses of a request that staff wrote into the dataset with this ticket; undefined for a ticket
 * that is unknown, too old, or was used. A visitor cannot write there, nor read the ticket.
 */
export async function readTicket(ticket: string, now: Date): Promise<string[] | undefined> {
  const found = await draftLake.fetch<unknown>(
    REQUEST_QUERY,
    { id: LINK_CHECK_ID, ticket },
    { perspective: 'raw', stega: false },
  )
  const request = requestSchema.safeParse(found)
  if (!request.success) return undefined
  const age = now.getTime() - Date.parse(request.data.requestedAt)
  if (Math.abs(age) > LIFETIME_MS) return undefined
  const once = { name: 'link ticket', max: 1, windowMs: 2 * LIFETIME_MS }
  return (await getShared().take(once, ticket)) === 0 ? request.data.urls : undefined
}
