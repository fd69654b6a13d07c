import { leadOf, sentLeadSchema } from '@elos/leads'
import { check } from '@elos/leads/form/check'
import { z } from 'zod'
import { parseJson } from '../common/parseJson.ts'
import { endpoint } from '../http/endpoint.ts'
import { type Refuse, refuseAsJson } from '../http/refusals.ts'
import { getMetrics } from '../monitoring/metrics.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import type { Limit } from '../replicas/replicas.ts'
import { LEAD_LIMITS } from './limits.ts'
import { type Details, type Outcome, outcomeResponse, REFUSED } from './outcome.ts'
import type { LeadSettings } from './settings.ts'
import { storeLead } from './storeLead.ts'
import { issueToken, judgeToken, MAX_AGE_MS, MIN_AGE_MS, type TokenVerdict } from './token.ts'

const messageSchema = z.object({
  token: z.string(),
  /** A field that people do not see. A program fills it in, and now and then a browser does. */
  website: z.string().default(''),
  lead: z.unknown(),
})

/** The leads that may be sent with one time token: a form, and what its visitor corrects. The form then asks for another. */
const TOKEN_USES: Limit = { name: 'lead token', max: 5, windowMs: MAX_AGE_MS }

/** The outcome for each verdict on a token. */
const TOKEN_OUTCOMES: Record<TokenVerdict, Outcome | null> = {
  good: null,
  early: 'too-early',
  expired: 'expired',
}

const refuse: Refuse = (reason) => {
  const outcome = REFUSED[reason]
  return outcome ? counted(outcome) : refuseAsJson(reason)
}

/** Returns the answer to a form, which is counted. */
function counted(outcome: Outcome, details?: Details): Response {
  getMetrics().lead(outcome)
  return outcomeResponse(outcome, details)
}

/** Returns the route handlers to which forms send leads. */
export function leadEndpoint({ inbox, siteUrl }: LeadSettings) {
  /** Answers {inbox, token?}: whether there is an inbox, and the time token of a form that opens now. */
  const { GET } = endpoint({
    method: 'GET',
    refuse,
    answer({ now }) {
      const answer = inbox
        ? { inbox: true, token: issueToken(now.getTime(), inbox.tokenKey) }
        : { inbox: false }
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },
  })

  /** Takes {token, website, lead}; answers {outcome, errors?}. 503 when the Lake cannot store the lead. */
  const { POST } = endpoint({
    method: 'POST',
    refuse,
    onlyFrom: siteUrl,
    body: { types: ['application/json'], maxBytes: 32 * 1024 },
    async read({ body, now }) {
      if (!inbox) return counted('no-inbox')
      const message = messageSchema.safeParse(parseJson(body))
      if (!message.success) return counted('unreadable')
      const { token, website, lead } = message.data
      if (website) return counted('automated')
      const outcome = TOKEN_OUTCOMES[judgeToken(token, now.getTime(), inbox.tokenKey)]
      if (outcome)
        return counted(outcome, outcome === 'too-early' ? { retryAfter: MIN_AGE_MS } : {})
      const sent = check(sentLeadSchema, lead)
      if (!sent.ok) return counted('invalid', { errors: sent.errors })
      // The form asks for another token by itself.
      if ((await getReplicas().take(TOKEN_USES, token)) > 0) return counted('expired')
      return { lead: leadOf(sent.value, now), inbox }
    },
    limit: (request, { lead }) => LEAD_LIMITS[lead.kind](request),
    answer: async (_, { lead, inbox }) => counted(await storeLead(inbox, lead)),
  })
  return { GET, POST }
}
