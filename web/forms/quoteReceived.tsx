import { randomBytes } from 'node:crypto'
import { quoteFormPath } from '@elos/content'
import { chatLink, quoteMessage } from '@elos/leads'
import { quoteAnswers } from '@elos/leads/quote/answers'
import type { QuoteRequest } from '@elos/leads/quote/schema'
import { responseConfirmation, responsePromise } from '@elos/leads/response/promise'
import { QuoteReceivedPage, quoteFormWords, Received, receivedWords } from '@elos/ui'
import { ExpiringMap } from '../common/expiringMap.ts'
import { plainPage } from '../http/plainPage.ts'
import { type QuotePageProps, quotePageResponse } from './quotePage.tsx'

const MINUTE_MS = 60_000
/** The milliseconds for which the page that says that a request was received repeats its answers. */
const REPEATED_MS = 15 * MINUTE_MS
/** The milliseconds for which it says by when the answer comes, in words that hold at the time of sending. */
const PROMISED_MS = 5 * MINUTE_MS
/** The number of requests whose answers are repeated at most, at a few kilobytes each. */
const CAPACITY = 1000

/** A request that was received, as the address of its page tells of it: nothing of the person. */
interface ReceivedRequest {
  /** The moment at which it was received. */
  at: Date
  /** The code by which staff find it in the inbox. */
  reference: string
  /** The name under which its answers are remembered for a short time. */
  key: string
}

const NOT_STORED = { 'cache-control': 'no-store' }

const REFERENCE = /^[0-9A-Z]{4,12}$/

/** The end of a moment in ISO 8601 behind its minute, which is all that an address tells. */
const SECONDS = /:\d{2}\.\d{3}Z$/

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'long',
  timeStyle: 'short',
})

/**
 * The page that says that a request was received stands at an address of its own, so that it can be opened again. For
 * some minutes it repeats the answers, which are in the memory of this process alone; after that, and where another
 * replica is asked, it has the code, the time and the number.
 */
export class ReceivedRequests {
  readonly #answers = new ExpiringMap<QuoteRequest>(REPEATED_MS, CAPACITY)

  /** Returns the address of the page about a request that was just received. `path`: that of the page that it is about. */
  addressOf(path: string, answers: QuoteRequest, now: Date, reference: string): string {
    const key = randomBytes(12).toString('base64url')
    this.#answers.set(key, answers, now.getTime())
    const query = new URLSearchParams({
      pedido: reference,
      em: now.toISOString().replace(SECONDS, 'Z'),
      ver: key,
    })
    return `/api${quoteFormPath(path)}?${query}`
  }

  /**
   * Returns the page about the request that an address names; undefined where it names none.
   *
   * @param props what the page shows that the request is about; without them a plain page says that it was received
   */
  async responseTo(
    url: string,
    props: QuotePageProps | null | undefined,
    now: Date,
  ): Promise<Response | undefined> {
    const received = readAddress(new URL(url).searchParams, now)
    if (!received) return undefined
    return props ? this.#response(received, props, now) : plainResponse(received)
  }

  #response({ at, reference, key }: ReceivedRequest, props: QuotePageProps, now: Date) {
    const { page, path, subject, carriers } = props
    const { site } = page
    const answers = this.#answers.get(key, now.getTime())
    const isNew = now.getTime() - at.getTime() < PROMISED_MS
    const message = answers
      ? quoteMessage(answers, site.chatMessages.quote, carriers, reference)
      : receivedWords.chatLater(site.chatMessages.quote, subject?.name, reference)
    const body = (
      <QuoteReceivedPage
        page={page}
        path={path}
        confirmation={
          isNew ? responseConfirmation(site, at) : receivedWords.receivedAt(clock.format(at))
        }
      >
        <Received
          name={answers?.name}
          answers={answers ? quoteAnswers(answers, carriers) : []}
          promise={isNew ? responsePromise(site, at) : undefined}
          phone={site.phone}
          reference={reference}
          chat={chatLink(site.chatPhone, message)}
        >
          <a className="button quiet" href={page.route.path}>
            {receivedWords.close}
          </a>
        </Received>
      </QuoteReceivedPage>
    )
    return quotePageResponse(props, 200, {
      headers: NOT_STORED,
      body,
      title: quoteFormWords.received,
    })
  }
}

function plainResponse({ at, reference }: ReceivedRequest): Response {
  const content = {
    title: quoteFormWords.received,
    items: [receivedWords.receivedAt(clock.format(at)), `${receivedWords.reference} ${reference}.`],
  }
  return plainPage(200, content, NOT_STORED)
}

/** Reads the parameters that `addressOf` writes; undefined where they name no code, or no moment of the past. */
function readAddress(query: URLSearchParams, now: Date): ReceivedRequest | undefined {
  const time = Date.parse(query.get('em') ?? '')
  if (Number.isNaN(time) || time > now.getTime()) return undefined
  const reference = query.get('pedido') ?? ''
  if (!REFERENCE.test(reference)) return undefined
  return { at: new Date(time), reference, key: query.get('ver') ?? '' }
}
