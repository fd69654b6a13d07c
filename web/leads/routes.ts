import { leadOf, sentLeadSchema } from '@elos/leads'
import { check } from '@elos/leads/form/check'
import { z } from 'zod'
import { readBody } from '../publishing/body.ts'
import { leadLimits } from './limits.ts'
import { type Outcome, tell } from './outcome.ts'
import { isSameOrigin } from './sameOrigin.ts'
import type { Inbox, LeadSettings } from './settings.ts'
import { issueToken, judgeToken, MIN_AGE, type TokenVerdict } from './token.ts'

const MAX_BODY_BYTES = 32 * 1024

const Message = z.object({
  token: z.string(),
  /** No person sees this field: a program filled it in. */
  website: z.string().default(''),
  lead: z.unknown(),
})

/** What a token tells the form; a program that made one up is told that all went well. */
const OF_TOKEN: Record<TokenVerdict, Outcome | null> = {
  good: null,
  early: 'too-early',
  expired: 'expired',
  forged: 'stored',
}

/** The routes by which forms hand in leads. */
export function leadRoutes({ inbox, siteUrl, addressHeader }: LeadSettings) {
  const waitFor = leadLimits(addressHeader)
  return {
    /** Whether there is an inbox, and the time token of a form that opens now. */
    GET(): Response {
      const answer = inbox
        ? { inbox: true, token: issueToken(Date.now(), inbox.tokenKey) }
        : { inbox: false }
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },

    /** Takes {token, website, lead}; answers {outcome, errors?}. Never 5xx but for the Lake. */
    async POST(request: Request): Promise<Response> {
      if (!isSameOrigin(request, siteUrl)) return tell('foreign')
      if (!inbox) return tell('no-inbox')
      const retryAfter = waitFor(request, Date.now())
      if (retryAfter > 0) return tell('too-many', { retryAfter })
      const body = await readBody(request, MAX_BODY_BYTES).catch(() => '')
      return body === null ? tell('too-large') : receive(body, inbox)
    },
  }
}

async function receive(body: string, inbox: Inbox): Promise<Response> {
  const message = Message.safeParse(parse(body))
  if (!message.success) return tell('unreadable')
  const { token, website, lead } = message.data
  if (website) return tell('stored')
  const now = new Date()
  const outcome = OF_TOKEN[judgeToken(token, now.getTime(), inbox.tokenKey)]
  if (outcome) return tell(outcome, outcome === 'too-early' ? { retryAfter: MIN_AGE } : {})
  const sent = check(sentLeadSchema, lead)
  if (!sent.ok) return tell('invalid', { errors: sent.errors })
  try {
    await inbox.keep(leadOf(sent.value, now))
    return tell('stored')
  } catch (error) {
    // Its message could quote what the visitor wrote.
    const name = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ event: 'lead-failed', error: name }))
    return tell('unavailable')
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
