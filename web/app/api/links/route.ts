import { z } from 'zod'
import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { forStudio } from '../../../http/headers/forStudio.ts'
import { jsonError, refuseAsJson } from '../../../http/refusals.ts'
import { senderLimit } from '../../../http/senderLimit.ts'
import { checkLinks } from './check.ts'
import { readTicket } from './ticket.ts'

/** Milliseconds after which the addresses are left that were not asked yet. */
const CHECK_MS = 15_000

const ticketSchema = z.uuid()

/**
 * Checks the links to other sites that the Studio asks about. The body is the ticket of a record that only
 * staff can write, with the addresses (`readTicket`): nobody else has the site ask another one.
 *
 * Answers {results}; 403 without a fresh ticket, 503 without a token that reads the record.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: (reason) => forStudio(refuseAsJson(reason)),
  body: { types: ['text/plain'], maxBytes: 64 },
  limit: senderLimit({
    name: 'links',
    perNetwork: 120,
    together: 240,
  }),
  deadlineMs: CHECK_MS + 10_000,
  read({ body }) {
    const ticket = ticketSchema.safeParse(body)
    return ticket.success ? ticket.data : forStudio(jsonError(400, 'The body is no ticket'))
  },
  async answer({ now }, ticket) {
    if (!env.SANITY_READ_TOKEN)
      return forStudio(jsonError(503, 'SANITY_READ_TOKEN is not set: the record cannot be read'))
    const urls = await readTicket(ticket, now)
    if (!urls) return forStudio(jsonError(403, 'The ticket is unknown, too old, or was used'))
    const results = await checkLinks(urls, {
      userAgent: `EloSaude-Links (+${env.SITE_URL})`,
      signal: AbortSignal.timeout(CHECK_MS),
    })
    return forStudio(Response.json({ results }))
  },
})
