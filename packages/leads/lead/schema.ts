import * as z from 'zod/mini'
import { healthBrokerSchema, otherBrokerSchema } from '../partner/schema.ts'
import { quoteSchema } from '../quote/schema.ts'
import { campaignOf } from './campaign.ts'
import { CONSENT_TEXTS, CONSENT_VERSIONS } from './consent.ts'
import type { LEAD_STATUSES } from './status.ts'

const quoteShape = { kind: z.literal('quote'), answers: quoteSchema }
const partnerShape = {
  kind: z.literal('partner'),
  answers: z.discriminatedUnion('vendePlanoSaude', [healthBrokerSchema, otherBrokerSchema]),
}

/** The campaign of a lead, sent as a query. What is none is left out: no request is refused for its link. */
const campaignSchema = z.pipe(z.catch(z.string(), ''), z.transform(campaignOf))

/**
 * The path of a page, without query and anchor, which may contain personal data. Browsers encode
 * what is not printable ASCII, and read '//' and '/\\' as the address of another site.
 */
export const pageSchema = z.string().check(
  z.overwrite((page) => page.replace(/[?#].*$/s, '').slice(0, 200)),
  z.regex(/^\/(?![/\\])[!-~]*$/),
)

const originShape = {
  /** The idempotency key that the form creates when it opens: one key is one lead. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** The path of the page with the form. */
  page: pageSchema,
  /** The campaign whose link led its author to the site. Browsers send it only of visitors who agreed to marketing. */
  campaign: z.optional(campaignSchema),
  /** Whether its author asks to be called, not written to. */
  prefersCall: z.optional(z.boolean()),
}

/** A lead as a form sends it, without what the server adds: time, status and the consent's text. */
export const sentLeadSchema = z.discriminatedUnion('kind', [
  z.object({ ...quoteShape, ...originShape, consent: z.enum(CONSENT_VERSIONS) }),
  z.object({ ...partnerShape, ...originShape, consent: z.enum(CONSENT_VERSIONS) }),
])

export type SentLead = z.infer<typeof sentLeadSchema>

/**
 * A lead as it is stored: a quote request or a partner application, with the proof of consent. It has
 * no network address and no user agent: they identify a person, and staff do not need them.
 */
export type Lead = ReturnType<typeof leadOf>

/** The part of a lead that the server adds. */
interface Receipt {
  consent: { version: SentLead['consent']; text: string }
  /** The moment at which the server received it: ISO 8601, UTC. */
  submittedAt: string
  status: (typeof LEAD_STATUSES)[number]
}

/** The lead to store, from what a form sent. `now`: when the server received it. */
export function leadOf(sent: SentLead, now: Date) {
  const consent = { version: sent.consent, text: CONSENT_TEXTS[sent.consent] }
  const receipt: Receipt = { consent, submittedAt: now.toISOString(), status: 'nova' }
  return { ...sent, ...receipt }
}
