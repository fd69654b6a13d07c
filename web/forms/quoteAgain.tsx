import type { IslandData } from '@elos/content'
import { chatLink, quoteMessage } from '@elos/leads'
import { asksForCall } from '@elos/leads/lead/prefersCall'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { ChatOffer, formWords, nativeBind, QUOTE_PAGE_FORM, type QuotePage } from '@elos/ui'
import type { ComponentProps } from 'react'
import { plainPage } from '../http/plainPage.ts'
import { OUTCOME_STATUS, type Outcome, retryAfterHeader } from './outcome.ts'
import { type QuotePageProps, quotePageResponse } from './quotePage.tsx'

/** The title of a plain page about a form. */
export const CHECK_FORM = { title: 'Confira o formulário' }

const IN_THE_MESSAGE =
  'Você pode mandar o pedido pelo WhatsApp: tudo o que digitou já está na mensagem.'

const GO_BACK = 'Volte à página anterior pelo navegador: o que você digitou continua lá.'

/** The outcome of sending a form. */
export interface Delivery {
  outcome: Outcome
  /** Milliseconds after which it may be sent again. */
  retryAfter?: number
}

/** A form that was sent. */
interface SentForm {
  fields: Record<string, string>
  /** The props of the form's page. Without them, as while that page cannot be loaded, a plain page has the answer. */
  props: QuotePageProps | undefined | null
}

/** The page of a form with what was typed in it. */
const againOf = (
  props: QuotePageProps,
  fields: Record<string, string>,
  errors: Record<string, string> = {},
): ComponentProps<typeof QuotePage> => ({
  ...props,
  prefersCall: asksForCall(fields),
  bind: nativeBind(QUOTE_PAGE_FORM, fields, errors),
})

/** Answers a form with errors: it comes again with what was typed, and the errors beside the fields. */
export async function invalidQuote(
  { fields, props }: SentForm,
  errors: Record<string, string>,
): Promise<Response> {
  const status = OUTCOME_STATUS.invalid
  if (!props)
    return plainPage(status, { ...CHECK_FORM, items: Object.values(errors), text: GO_BACK })
  return quotePageResponse(againOf(props, fields, errors), status, {
    headers: { 'cache-control': 'no-store' },
  })
}

/** Answers a valid form that is not stored: the chat comes first, with everything in its message. */
export async function unsentQuote(
  { fields, props }: SentForm,
  data: IslandData | null,
  answers: QuoteRequest,
  { outcome, retryAfter }: Delivery,
): Promise<Response> {
  const status = OUTCOME_STATUS[outcome]
  const headers = { 'cache-control': 'no-store', ...retryAfterHeader(retryAfter) }
  const offer = outcome === 'no-inbox' ? formWords.byChat : formWords.failed
  if (props) {
    const { site } = props.page
    const message = quoteMessage(answers, site.chatMessages.quote, props.carriers)
    const chat = <ChatOffer offer={offer} href={chatLink(site.chatPhone, message)} />
    return quotePageResponse({ ...againOf(props, fields), children: chat }, status, { headers })
  }
  if (!data?.chatPhone) {
    const items = ['O formulário está indisponível.']
    return plainPage(status, { ...CHECK_FORM, items, text: GO_BACK }, headers)
  }
  const message = quoteMessage(answers, data.chatMessages.quote, data.quoteCarriers)
  const link = { href: chatLink(data.chatPhone, message), label: offer.link }
  const title = outcome === 'no-inbox' ? formWords.sendByChat : 'Não conseguimos enviar agora'
  return plainPage(status, { title, text: IN_THE_MESSAGE, link }, headers)
}
