import { createHash } from 'node:crypto'
import { type IslandData, quoteFormPath } from '@elos/content'
import { readAskPath } from '@elos/content/parts/fact/askPath'
import type { ContentClient } from '@elos/content/parts/read/client'
import { dayOf } from '@elos/content/parts/time/day'
import { checkQuote, type FormFields, leadOf, presetAnswers, referenceOf } from '@elos/leads'
import { CAMPAIGN_FIELD, campaignOf } from '@elos/leads/lead/campaign'
import { CONSENT_VERSION } from '@elos/leads/lead/consent'
import { asksForCall } from '@elos/leads/lead/prefersCall'
import { pageSchema, type SentLead } from '@elos/leads/lead/schema'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { QUOTE_FORM } from '@elos/ui'
import { Queue } from '../common/queue.ts'
import { endpoint } from '../http/endpoint.ts'
import { FORM_BODY, formFields } from '../http/formBody.ts'
import type { Handlers } from '../http/handler.ts'
import { redirect } from '../http/redirect.ts'
import { type Refuse, refuseAsPageWith } from '../http/refusals.ts'
import { senderLimit } from '../http/senderLimit.ts'
import { getMetrics } from '../monitoring/metrics.ts'
import { errorResponse } from '../render/errorPage.tsx'
import { pathOfSegments } from '../render/segments.ts'
import { loadKnownData } from './knownData.ts'
import { LEAD_LIMITS, nativeFormLimits } from './limits.ts'
import { REFUSED } from './outcome.ts'
import { CHECK_FORM, type Delivery, invalidQuote, unsentQuote } from './quoteAgain.tsx'
import { loadQuotePage, quotePageProps } from './quotePage.tsx'
import { ReceivedRequests } from './quoteReceived.tsx'
import type { LeadSettings } from './settings.ts'
import { storeLead } from './storeLead.ts'

/** Views of received requests in ten minutes from one network. */
const SHOWN_PER_NETWORK = 300

interface Params {
  path?: string[]
}

export interface QuoteFormSettings extends LeadSettings {
  /** Returns the client for one request, which has a deadline. */
  lakeForVisitor(): ContentClient
}

/** Refuses a form before it is looked at, which is counted. */
const refuseForm: Refuse = (reason) => {
  const outcome = REFUSED[reason]
  if (outcome) getMetrics().lead(outcome)
  return refuseAsPageWith(CHECK_FORM)(reason)
}

/**
 * Returns the handlers of a quote form that is sent without JavaScript: its path is that of the page that
 * it is about. The request is stored with what the site knows already, and the browser is led to the page
 * that says what happens next, which can be opened again (`ReceivedRequests`). An invalid form, and one that is not
 * stored, is answered with what the visitor typed; who opens the address of such an answer again gets the form.
 */
export function quoteFormEndpoint(settings: QuoteFormSettings): Handlers<Params> {
  const received = new ReceivedRequests()
  const { GET } = shownRequests(settings, received)
  const { POST } = sentRequests(settings, received)
  return { GET, POST }
}

function sentRequests(settings: QuoteFormSettings, received: ReceivedRequests) {
  const { lakeForVisitor, inbox, siteUrl } = settings
  const limits = nativeFormLimits('quote form')

  /** Sends a request to the inbox. */
  async function deliver(lead: SentLead, request: Request, now: Date): Promise<Delivery> {
    if (!inbox) return { outcome: 'no-inbox' }
    const retryAfter = await LEAD_LIMITS.quote(request)
    if (retryAfter > 0) return { outcome: 'too-many', retryAfter }
    return { outcome: await storeLead(inbox, leadOf(lead, now)) }
  }

  return endpoint<Params, Record<string, string>>({
    method: 'POST',
    refuse: refuseForm,
    onlyFrom: siteUrl,
    body: FORM_BODY,
    queue: new Queue(4, 32),
    read: ({ body }) => formFields(body),
    limit: (request, fields) => limits[checkQuote(fields).ok ? 'valid' : 'invalid'](request),
    async answer({ request, params, now }, { website, ...fields }) {
      const form = formOf(params)
      const { page: path } = readAskPath(form)
      const data = await loadKnownData(lakeForVisitor(), now)
      const result = checkQuote(aboutPage(fields, path, data))
      if (!result.ok) {
        getMetrics().lead('invalid')
        const props = await propsOf(settings, form, now)
        return invalidQuote({ fields, props }, result.errors)
      }
      const answers = result.value
      const prefersCall = asksForCall(fields)
      const key = keyOf([path, answers, prefersCall, dayOf(now)])
      const lead = {
        kind: 'quote',
        answers,
        key,
        page: path,
        // A script adds it, for visitors who agreed to marketing (packages/ui/islands/consent/campaign.ts).
        campaign: campaignOf(fields[CAMPAIGN_FIELD] ?? ''),
        prefersCall,
        consent: CONSENT_VERSION,
      } as const
      // The form comes back with the hidden field empty, so that a person can send it again.
      const delivery: Delivery = website
        ? { outcome: 'automated' }
        : await deliver(lead, request, now)
      getMetrics().lead(delivery.outcome)
      if (delivery.outcome === 'stored')
        return redirect(303, received.addressOf(path, answers, now, referenceOf(key)))
      // This uses a client of its own: the Lake may have taken its time to refuse the request.
      const props = await propsOf(settings, form, now)
      return unsentQuote({ fields, props }, data, answers, delivery)
    },
  })
}

/** Returns the handlers of the page that says that a request was received. Without one they lead to the form. */
function shownRequests(settings: QuoteFormSettings, received: ReceivedRequests) {
  const { inbox } = settings
  return endpoint<Params>({
    method: 'GET',
    refuse: refuseAsPageWith(CHECK_FORM),
    limit: senderLimit({ name: 'received quotes', perNetwork: SHOWN_PER_NETWORK }),
    queue: new Queue(4, 32),
    async answer({ request, params, now }) {
      const form = formOf(params)
      const props = await propsOf(settings, form, now)
      const shown = inbox && (await received.responseTo(request.url, props, now))
      if (shown) return shown
      if (props === null) return errorResponse()
      return redirect(307, props && !props.subject ? QUOTE_FORM : quoteFormPath(form))
    },
  })
}

/** The path of a form below '/cotacao'; '/' for one that no page can have. */
function formOf({ path }: Params): string {
  return pageSchema.safeParse(encodeURI(pathOfSegments(path))).data ?? '/'
}

/** Returns what a form shows; undefined where there is no page, and null where it cannot be loaded. */
async function propsOf({ lakeForVisitor, siteUrl }: QuoteFormSettings, form: string, now: Date) {
  const loaded = await loadQuotePage(lakeForVisitor(), form, now, siteUrl).catch(() => null)
  return loaded && quotePageProps(loaded)
}

/** The fields of a form, with what its page is about, which the browser does not decide where the site knows it. */
function aboutPage(fields: FormFields, path: string, data: IslandData | null): FormFields {
  if (!data) return fields
  return { ...fields, sobre: presetAnswers(data.quoteSubjects[quoteFormPath(path)]).sobre }
}

/** The key of a request that has no key of its own: sent twice on one day of São Paulo, it is one lead. */
const keyOf = (parts: [path: string, request: QuoteRequest, prefersCall: boolean, day: string]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
