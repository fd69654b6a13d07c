import * as z from 'zod/mini'
import { healthBroker, otherBroker } from '../partner/schema.ts'
import { quoteSchema } from '../quote/schema.ts'
import { CONSENT_TEXTS, CONSENT_VERSIONS } from './consent.ts'
import { LEAD_STATUSES } from './status.ts'

const quote = { kind: z.literal('quote'), answers: quoteSchema }
const partner = {
  kind: z.literal('partner'),
  answers: z.discriminatedUnion('vendePlanoSaude', [healthBroker, otherBroker]),
}

const origin = {
  /** Idempotency key, made by the form when it opens: one key is one lead. Fit for a document id. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Path of the page it was sent from, without query or anchor: these may hold personal data. */
  page: z.string().check(
    z.overwrite((page) => page.replace(/[?#].*$/s, '').slice(0, 200)),
    z.startsWith('/'),
  ),
}

const record = {
  ...origin,
  consent: z.object({ version: z.enum(CONSENT_VERSIONS), text: z.string() }),
  /** ISO 8601, UTC, by the server's clock. */
  submittedAt: z.iso.datetime(),
  status: z.enum(LEAD_STATUSES),
}

/** A lead as a form sends it: what only the server can say is not in it. */
export const sentLeadSchema = z.discriminatedUnion('kind', [
  z.object({ ...quote, ...origin, consent: z.enum(CONSENT_VERSIONS) }),
  z.object({ ...partner, ...origin, consent: z.enum(CONSENT_VERSIONS) }),
])

export type SentLead = z.infer<typeof sentLeadSchema>

/**
 * A lead as it is stored: a quote request or a partner application, and what proves the consent.
 * No address of a network and no user agent: they identify a person and answer nobody's question.
 */
export const leadSchema = z.discriminatedUnion('kind', [
  z.object({ ...quote, ...record }),
  z.object({ ...partner, ...record }),
])

export type Lead = z.infer<typeof leadSchema>

/** The lead that is stored for one that was sent. `now`: when it arrived. */
export function leadOf(sent: SentLead, now: Date): Lead {
  const consent = { version: sent.consent, text: CONSENT_TEXTS[sent.consent] }
  return { ...sent, consent, submittedAt: now.toISOString(), status: 'nova' }
}
