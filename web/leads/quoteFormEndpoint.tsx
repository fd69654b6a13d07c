import { createHash } from 'node:crypto'
import { type IslandData, quoteFormPath } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import { chatLink, checkQuote, leadOf, presetAnswers, quoteMessage, referenceOf } from '@elos/leads'
import { CAMPAIGN_FIELD, campaignOf } from '@elos/leads/lead/campaign'
import { CONSENT_VERSION } from '@elos/leads/lead/consent'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { ChatOffer, formWords, nativeBind, QUOTE_FORM, QUOTE_PAGE_FORM } from '@elos/ui'
import { Queue } from '../common/queue.ts'
import { endpoint } from '../endpoints/endpoint.ts'
import type { Handlers } from '../endpoints/handler.ts'
import { refuseAsPageWith } from '../endpoints/refusals.ts'
import { senderLimit } from '../endpoints/senderLimit.ts'
import { FORM_BODY, formFields } from '../http/formBody.ts'
import { plainPage } from '../http/plainPage.ts'
import { redirect } from '../http/redirect.ts'
import { errorResponse } from '../render/errorPage.tsx'
import { pathOfSegments } from '../render/segments.ts'
import { loadKnownData } from './knownData.ts'
import { leadLimits, nativeFormLimits } from './limits.ts'
import { loadQuotePage, quotePageProps, quotePageResponse } from './quotePage.tsx'
import { ReceivedRequests } from './quoteReceived.tsx'
import type { LeadSettings } from './settings.ts'
import { storeLead } from './storeLead.ts'

const NOT_CACHED = { headers: { 'cache-control': 'no-store' } }

const CHECK_FORM = { title: 'Confira o formulário' }
const GO_BACK = 'Volte à página anterior pelo navegador: o que você digitou continua lá.'

/** Views of received requests in ten minutes from one network. */
const SHOWN_PER_NETWORK = 300

interface Params {
  path?: string[]
}

interface QuoteFormSettings extends LeadSettings {
  /** Returns the client for one request, which has a deadline. */
  lakeForVisitor(): ContentClient
}

/**
 * Returns the handlers of a quote form that is sent without JavaScript: its path is that of the page that
 * it is about. The request is stored in the inbox, and the browser is led to the page that says what happens next, which
 * can be opened again (`ReceivedRequests`). An invalid form, and one that cannot be stored, is answered with what the
 * visitor typed; who opens the address of such an answer again gets the form.
 */
export function quoteFormEndpoint(settings: QuoteFormSettings): Handlers<Params> {
  const received = new ReceivedRequests()
  const { GET } = shownRequests(settings, received)
  const { POST } = sentRequests(settings, received)
  return { GET, POST }
}

function sentRequests(settings: QuoteFormSettings, received: ReceivedRequests) {
  const { lakeForVisitor, inbox, siteUrl, addressHeader } = settings
  const waitForLead = leadLimits(addressHeader).quote
  const limits = nativeFormLimits('quote form', addressHeader)
  return endpoint<Params, Record<string, string>>({
    method: 'POST',
    refuse: refuseAsPageWith(CHECK_FORM),
    onlyFrom: siteUrl,
    body: FORM_BODY,
    queue: new Queue(4, 32),
    read: ({ body }) => formFields(body),
    limit: (request, fields) => limits[checkQuote(fields).ok ? 'valid' : 'invalid'](request),
    async answer({ request, params, now }, { website, ...fields }) {
      const path = pathOfSegments(params.path)
      const lake = lakeForVisitor()
      const loaded = await loadQuotePage(lake, path, now).catch(() => null)
      const props = loaded && quotePageProps(loaded)
      if (!props) return offerChat(fields, path, await loadKnownData(lake, now))

      const result = checkQuote({ ...fields, sobre: presetAnswers(props.subject).sobre })
      const errors = result.ok ? {} : result.errors
      const again = { ...props, bind: nativeBind(QUOTE_PAGE_FORM, fields, errors) }
      if (!result.ok) return quotePageResponse(again, 422, NOT_CACHED)

      const answers = result.value
      const key = keyOf(path, answers, now)
      const lead = leadOf(
        {
          kind: 'quote',
          answers,
          key,
          page: path,
          // A script adds it, for visitors who agreed to marketing (packages/ui/islands/consent/campaign.ts).
          campaign: campaignOf(fields[CAMPAIGN_FIELD] ?? ''),
          consent: CONSENT_VERSION,
        },
        now,
      )
      // A program that filled in the hidden field is told that its request was received.
      const hasNothingToStore = website || !inbox
      const isReceived =
        hasNothingToStore || ((await waitForLead(request)) === 0 && (await storeLead(inbox, lead)))
      if (isReceived) {
        const reference = inbox ? referenceOf(key) : undefined
        return redirect(303, received.addressOf(path, answers, now, reference))
      }
      const { page, carriers } = props
      const message = quoteMessage(answers, page.site.chatMessages.quote, carriers)
      const chat = chatLink(page.site.chatPhone, message)
      const offer = <ChatOffer offer={formWords.failed} href={chat} />
      return quotePageResponse({ ...again, children: offer }, 503, NOT_CACHED)
    },
  })
}

/** Returns the handlers of the page that says that a request was received. Without one they lead to the form. */
function shownRequests(settings: QuoteFormSettings, received: ReceivedRequests) {
  const { lakeForVisitor, addressHeader } = settings
  return endpoint<Params>({
    method: 'GET',
    refuse: refuseAsPageWith(CHECK_FORM),
    limit: senderLimit({ name: 'received quotes', perNetwork: SHOWN_PER_NETWORK, addressHeader }),
    queue: new Queue(4, 32),
    async answer({ request, params, now }) {
      const path = pathOfSegments(params.path)
      const loaded = await loadQuotePage(lakeForVisitor(), path, now).catch(() => null)
      if (!loaded) return errorResponse()
      const props = quotePageProps(loaded)
      const shown = props && (await received.responseTo(request.url, props, now))
      const form = props && !props.subject ? QUOTE_FORM : quoteFormPath(path)
      // The path is decoded, and a header has no letters but ASCII.
      return shown ?? redirect(307, encodeURI(form))
    },
  })
}

/** Answers a form whose page cannot be loaded: with the chat, and everything that was typed in its message. */
function offerChat(
  fields: Record<string, string>,
  path: string,
  data: IslandData | null,
): Response {
  if (!data?.chatPhone)
    return plainPage(503, { ...CHECK_FORM, items: ['O formulário está indisponível.'] })
  const subject = data.quoteSubjects[quoteFormPath(path)]
  const result = checkQuote(subject ? { ...fields, sobre: presetAnswers(subject).sobre } : fields)
  if (!result.ok)
    return plainPage(422, { ...CHECK_FORM, items: Object.values(result.errors), text: GO_BACK })
  const message = quoteMessage(result.value, data.chatMessages.quote, data.quoteCarriers)
  return plainPage(503, {
    title: 'Não conseguimos enviar agora',
    text: 'Você pode mandar o pedido pelo WhatsApp: tudo o que digitou já está na mensagem.',
    link: { href: chatLink(data.chatPhone, message), label: formWords.failed.link },
  })
}

/** The key of a request that has no key of its own: sent twice on one day, it is one lead. */
const keyOf = (path: string, request: QuoteRequest, now: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([path, request, now.toISOString().slice(0, 10)]))
    .digest('hex')
    .slice(0, 32)
