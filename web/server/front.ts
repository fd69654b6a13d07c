import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { keepQuery } from '../http/keepQuery.ts'
import { log, requestScope } from '../http/log.ts'
import { REQUEST_ID_HEADER } from '../http/requestId.ts'
import type { CacheKind } from '../publishing/purge/sharedCache.ts'
import type { createHealth } from './health.ts'
import { refuseMalformed } from './malformed.ts'
import { type Ended, type Observation, observe } from './observation.ts'
import { headersForNext, headersForVisitor } from './passedHeaders.ts'
import { urlWithQuery } from './path.ts'
import { sendPlain, UNAVAILABLE } from './plainAnswer.ts'
import { isPreviewing } from './preview.ts'
import { protectedResponse } from './protection.ts'
import { hasBody, pathOrRefusal } from './refusal.ts'
import type { Renewal } from './renewal.ts'
import { type CacheStatus, send } from './send.ts'
import { type StoredAnswer, storableTags, toStoredAnswer } from './storedAnswer.ts'
import { readAnswer, type Upstream } from './upstream.ts'
import { answerWebhook, isWebhookAnswer, type WebhookParts } from './webhookAnswer.ts'

interface FrontParts extends WebhookParts {
  /** The site's own files by path, which do not change while it runs. */
  files: Map<string, StoredAnswer>
  upstream: Upstream
  renewal: Renewal
  /** What a visitor has to wait for while this replica may have missed a publication (web/shared). */
  untilSure(): Promise<void> | undefined
  /** The shared cache before the site, if there is one. */
  cache?: CacheKind | undefined
  /** The value of the cookie of those who preview drafts. */
  previewId: string
  /** The addresses of the site and of the Studio, as people see them. */
  siteUrl: string
  studioUrl: string
  /** Whether the Lake answers at this moment. Waits for its answer. */
  lakeAnswers(): Promise<boolean>
  /** Resolves when Next answers for the first time. Until then only stored answers can be sent. */
  nextIsUp: Promise<void>
  /** Called when a request has ended. */
  onEnded(ended: Ended): void
  /** Answers the addresses of its own; returns whether it did. */
  health: ReturnType<typeof createHealth>
}

/** A request, where its answer goes, and what the front needs for it. */
interface Exchange extends FrontParts {
  request: IncomingMessage
  response: ServerResponse
  /** The decoded path. */
  path: string
  observation: Observation
}

/**
 * Milliseconds for which a connection stays open after an answer: longer than proxies keep an idle one (nginx: 60 s),
 * so that they never send a form on one that is being closed.
 */
const KEEP_ALIVE_MS = 65_000

/** Creates the server that visitors reach. It sends stored answers, and passes other requests to Next. */
export function createFront(parts: FrontParts): Server {
  const Response = protectedResponse(parts)
  const front = createServer({ ServerResponse: Response, keepAliveTimeout: KEEP_ALIVE_MS })
  front.on('request', (request, response) => {
    const observation = observe(request, response, parts.onEnded)
    const isEditor = isPreviewing(request.headers, parts.previewId)
    const path = pathOrRefusal(request, isEditor)
    if (typeof path !== 'string') return sendPlain(response, path, observation)
    if (PREVIEWS.test(path) && !isEditor) return leadToPage(path, response)
    if (parts.health(path, request, response)) return
    const exchange = { ...parts, request, response, path, observation }
    const unsure = parts.untilSure()
    if (unsure) void unsure.then(() => answer(exchange))
    else answer(exchange)
  })
  return refuseMalformed(
    front,
    (request, response, refusal) =>
      sendPlain(response, refusal, observe(request, response, parts.onEnded)),
    Response,
  )
}

/** The addresses of the pages that are made for editors, which they see at the pages' own addresses. */
const PREVIEWS = /^\/previa(?=\/|$)\/*/

/** Leads somebody who previews nothing to the page itself, before anything is asked of the content server. */
function leadToPage(path: string, response: ServerResponse): void {
  response.writeHead(302, {
    location: encodeURI(path.replace(PREVIEWS, '/')),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  response.end()
}

function answer(exchange: Exchange): void {
  if (sendStored(exchange)) return
  const { response, observation } = exchange
  limitWait(exchange)
  observation.source = 'next'
  requestScope.run(observation.id, () =>
    answerFromNext(exchange).catch((error: unknown) => {
      // The visitor has closed the connection, or was told to come again.
      if (response.destroyed || response.writableEnded) return
      log.error('front-failed', { error })
      if (response.headersSent) response.destroy()
      else sendPlain(response, UNAVAILABLE, observation)
    }),
  )
}

/** Whether a request reads a page as published. */
const isPublicRead = ({ request: { method, headers }, previewId }: Exchange) =>
  (method === 'GET' || method === 'HEAD') && !isPreviewing(headers, previewId)

/** Answers from memory where that is possible. Returns whether it did. */
function sendStored(exchange: Exchange): boolean {
  const { request, path, files, store, renewal } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const stored = files.get(path) ?? (isPublicRead(exchange) ? store.get(path) : undefined)
  if (!stored) return false
  renewal.hasten(path)
  if (stored.expiresAt <= Date.now() && !renewal.isRenewing(path)) void renewal.renew(path)
  exchange.observation.source = 'stored'
  deliver(exchange, stored)
  return true
}

/** Milliseconds that a visitor waits for a page that is not stored while the Lake does not answer. */
const WAIT_MS = 2800
/** Milliseconds after which the front asks whether it does: most pages are there long before. */
const ASK_AFTER_MS = 1300
/** Milliseconds that a visitor waits while the Lake answers, and it is this machine that is busy. */
const LONGEST_WAIT_MS = 15_000
/** What has deadlines of its own: images are large, and handlers also answer programs. */
const UNLIMITED = /^\/(?:api|images)\//

/**
 * Has a visitor who reads a page wait for a bounded time. Next goes on meanwhile, and its answer is stored
 * for those who come later.
 */
function limitWait(exchange: Exchange): void {
  const { response, path, observation, lakeAnswers } = exchange
  if (!isPublicRead(exchange) || UNLIMITED.test(path)) return
  let isLakeWell = false
  const giveUp = () => {
    if (!response.headersSent) sendPlain(response, UNAVAILABLE, observation)
  }
  const timers = [
    setTimeout(() => void lakeAnswers().then((answers) => (isLakeWell = answers)), ASK_AFTER_MS),
    setTimeout(() => isLakeWell || giveUp(), WAIT_MS),
    setTimeout(giveUp, LONGEST_WAIT_MS),
  ]
  response.once('close', () => timers.forEach(clearTimeout))
}

/** Answers with what Next answers. Rejects when Next cannot be reached or its answer breaks off. */
async function answerFromNext(exchange: Exchange): Promise<void> {
  await exchange.nextIsUp
  return isPublicRead(exchange) ? readFromNext(exchange) : passOn(exchange)
}

/** Has Next answer, and stores the answer if it may be stored. HEAD is asked as GET, to store it too. */
async function readFromNext(exchange: Exchange): Promise<void> {
  const { response, path, renewal, store, observation } = exchange
  const { dropCount } = renewal
  const answer = await askNext(exchange, 'GET')
  if (answer.statusCode === 500) {
    answer.destroy()
    if (!response.headersSent) sendPlain(response, UNAVAILABLE, observation)
    return
  }
  const tags = storableTags({ status: answer.statusCode ?? 502, headers: answer.headers })
  if (!tags) return stream(answer, exchange)
  const received = await readAnswer(answer)
  const stored = await toStoredAnswer(received, tags, Date.now(), store.lastOther)
  const isStored = renewal.put(path, stored, dropCount)
  // Unless it came too late (`limitWait`).
  if (!response.headersSent) deliver(exchange, stored, isStored ? 'fwd=miss; stored' : 'fwd=miss')
}

/** Sends an answer whole, whatever part of it was asked for, as servers may (RFC 9110, section 14.2). */
function deliver(exchange: Exchange, stored: StoredAnswer, status?: CacheStatus): void {
  const { request, response, path, cache, renewal } = exchange
  const isPublished = stored.tags.length > 0 && status !== 'fwd=miss'
  // A shared cache that was purged must not store the answer that is being replaced.
  const isShared = isPublished && !renewal.isRenewing(path)
  send(request, response, withQuery(stored, request.url), {
    status,
    cache: isShared ? cache : undefined,
  })
}

/** A redirect keeps the query; other answers do not depend on it. */
function withQuery(stored: StoredAnswer, url = ''): StoredAnswer {
  const { location } = stored.headers
  if (typeof location !== 'string' || !url.includes('?')) return stored
  return { ...stored, headers: { ...stored.headers, location: keepQuery(location, url) } }
}

/** Has Next answer, and publishes what a webhook reports. */
async function passOn(exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const answer = await askNext(exchange, request.method ?? 'GET')
  return isWebhookAnswer(answer)
    ? answerWebhook(answer, response, exchange)
    : stream(answer, exchange)
}

/**
 * Sends the request to Next. The path is written anew from the decoded one: what is stored under a path
 * must not depend on how a visitor spelled its address.
 */
function askNext(exchange: Exchange, method: string): Promise<IncomingMessage> {
  const { request, response, path, upstream, previewId, observation } = exchange
  const { headers, url = '/' } = request
  const left = new AbortController()
  // A visitor who was told to come again has an answer: the page is made for that next time.
  response.once('close', () => response.headersSent || left.abort())
  if (response.destroyed) return Promise.reject(new Error('The visitor has left'))
  return upstream.send({
    method,
    url: urlWithQuery(path, url),
    headers: { ...headersForNext(headers, previewId), [REQUEST_ID_HEADER]: observation.id },
    body: hasBody(request) ? request : undefined,
    signal: left.signal,
  })
}

/**
 * Passes an answer of Next on as it comes. Ends it when the visitor closes the connection. No cache may
 * store an error, whatever Next says of it: it would outlive its cause.
 */
async function stream(
  answer: IncomingMessage,
  { request, response, observation }: Exchange,
): Promise<void> {
  const { statusCode = 502 } = answer
  if (response.headersSent) {
    answer.destroy()
    return
  }
  response.writeHead(statusCode, {
    ...headersForVisitor(answer.headers),
    ...(statusCode >= 400
      ? { 'cache-control': 'no-store', [REQUEST_ID_HEADER]: observation.id }
      : {}),
    // Next has refused a body that is still being sent. The rest is not read.
    ...(request.complete ? {} : { connection: 'close' }),
  })
  if (request.method === 'HEAD') {
    answer.destroy()
    response.end()
    return
  }
  // It has sent its headers: a failure can only be shown by closing the connection, as pipeline does.
  await pipeline(answer, response).catch(() => undefined)
}
