import { leadOf, sentLeadSchema } from '@elos/leads'
import { check } from '@elos/leads/form/check'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { log } from '../http/log.ts'
import { isSameOrigin } from '../http/sameOrigin.ts'
import { leadLimits } from './limits.ts'
import { type Outcome, outcomeResponse } from './outcome.ts'
import type { Inbox, LeadSettings } from './settings.ts'
import { issueToken, judgeToken, MIN_AGE_MS, type TokenVerdict } from './token.ts'

const MAX_BODY_BYTES = 32 * 1024

const messageSchema = z.object({
  token: z.string(),
  /** A field that people do not see. A program filled it in. */
  website: z.string().default(''),
  lead: z.unknown(),
})

/** The outcome for each verdict on a token. A program that forged one is told that its lead is stored. */
const TOKEN_OUTCOMES: Record<TokenVerdict, Outcome | null> = {
  good: null,
  early: 'too-early',
  expired: 'expired',
  forged: 'stored',
}

/** Returns the route handlers to which forms send leads. */
export function leadRoutes({ inbox, siteUrl, addressHeader }: LeadSettings) {
  const waitFor = leadLimits(addressHeader)
  return {
    /** Answers {inbox, token?}: whether there is an inbox, and the time token of a form that opens now. */
    GET(): Response {
      const answer = inbox
        ? { inbox: true, token: issueToken(Date.now(), inbox.tokenKey) }
        : { inbox: false }
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },

    /** Takes {token, website, lead}; answers {outcome, errors?}. 503 when the Lake cannot store the lead. */
    async POST(request: Request): Promise<Response> {
      if (!isSameOrigin(request, siteUrl)) return outcomeResponse('foreign')
      if (!inbox) return outcomeResponse('no-inbox')
      const retryAfter = waitFor(request, Date.now())
      if (retryAfter > 0) return outcomeResponse('too-many', { retryAfter })
      const body = await readBody(request, MAX_BODY_BYTES).catch(() => '')
      return body === null ? outcomeResponse('too-large') : receive(body, inbox)
    },
  }
}

async function receive(body: string, inbox: Inbox): Promise<Response> {
  const message = messageSchema.safeParse(parse(body))
  if (!message.success) return outcomeResponse('unreadable')
  const { token, website, lead } = message.data
  if (website) return outcomeResponse('stored')
  const now = new Date()
  const outcome = TOKEN_OUTCOMES[judgeToken(token, now.getTime(), inbox.tokenKey)]
  if (outcome)
    return outcomeResponse(outcome, outcome === 'too-early' ? { retryAfter: MIN_AGE_MS } : {})
  const sent = check(sentLeadSchema, lead)
  if (!sent.ok) return outcomeResponse('invalid', { errors: sent.errors })
  try {
    await inbox.store(leadOf(sent.value, now))
    return outcomeResponse('stored')
  } catch (error) {
    // Its message could quote what the visitor wrote.
    const name = error instanceof Error ? error.name : typeof error
    log.error('lead-failed', { error: name })
    return outcomeResponse('unavailable')
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
