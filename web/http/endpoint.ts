import { unstable_rethrow } from 'next/navigation'
import { type Queue, QueueFullError } from '../common/queue.ts'
import { untilAborted } from '../common/untilAborted.ts'
import { errorName } from '../monitoring/errorName.ts'
import { log } from '../monitoring/log.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { readBody } from './body.ts'
import type { Handler, Handlers } from './handler.ts'
import { observed } from './observe.ts'
import type { RefusalReason, Refuse } from './refusals.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** Milliseconds in which a body has to arrive. */
const BODY_DEADLINE_MS = 10_000
/** Milliseconds in which an endpoint answers, unless it names another time. */
const DEADLINE_MS = 10_000
/** Seconds after which a request may be sent again that could not be answered now. */
const RETRY_AFTER_SECONDS = 10

type Awaitable<T> = T | Promise<T>

/** A request that an endpoint answers. */
interface Call<Params> {
  request: Request
  params: Params
  /** The text of the body; empty for an endpoint that takes none. */
  body: string
  /** The moment at which the request came, by the clock that all replicas share. */
  now: Date
  /** Aborts when it is too late to answer. */
  signal: AbortSignal
}

interface CommonOptions {
  /** The method that the route answers. HEAD is answered as GET. */
  method: 'GET' | 'POST'
  /** The function that refuses a request, in the form that its sender reads. */
  refuse: Refuse
  /** The site's own address: only its pages may send the request. */
  onlyFrom?: string
  /** The body that it takes: of which media types, and of how many bytes. */
  body?: { types: readonly string[]; maxBytes: number }
  /** Answers a limited number of requests at a time. */
  queue?: Queue
  /** Milliseconds in which it answers. */
  deadlineMs?: number
}

interface DirectOptions<Params> extends CommonOptions {
  read?: undefined
  /** Counts the request. Resolves with the milliseconds to wait, 0 when it is allowed. */
  limit?(request: Request): Promise<number>
  answer(call: Call<Params>): Awaitable<Response>
}

interface ReadingOptions<Params, Input> extends CommonOptions {
  /**
   * Reads what was sent, without asking another server. A response refuses it. Only what was read is
   * counted, so that nobody fills a limit with garbage.
   */
  read(call: Call<Params>): Awaitable<Input | Response>
  /** Counts what was read. Resolves with the milliseconds to wait, 0 when it is allowed. */
  limit?(request: Request, input: Input): Promise<number>
  answer(call: Call<Params>, input: Input): Awaitable<Response>
}

/**
 * Returns the handlers of a route, which answers one method. Every handler of the site is made here or by
 * `cachedRoute` (endpoints.test.ts fails for others), so that each one has a list of methods, of
 * content types and of senders, a limit of bytes, of time and of requests, and answers with no stored
 * error.
 */
export function endpoint<Params = unknown, Input = unknown>(
  options: ReadingOptions<Params, Input>,
): Handlers<Params>
export function endpoint<Params = unknown>(options: DirectOptions<Params>): Handlers<Params>
export function endpoint<Params, Input>(
  options: DirectOptions<Params> | ReadingOptions<Params, Input>,
): Handlers<Params> {
  return options.read ? handlersOf(options) : handlersOf({ ...options, read: () => undefined })
}

function handlersOf<Params, Input>(options: ReadingOptions<Params, Input>): Handlers<Params> {
  const respondOrFail: Handler<Params> = async (request, context) => {
    try {
      return withCacheControl(await respond(options, request, await context.params))
    } catch (error) {
      // Next throws errors of its own to redirect, or to leave static rendering.
      unstable_rethrow(error)
      if (error instanceof QueueFullError) return refusal(options, 'busy')
      log.error('endpoint-failed', { error: errorName(error) })
      return refusal(options, 'failed')
    }
  }
  const own = observed(respondOrFail)
  const other = observed(refuseMethod<Params>(options.method, options.refuse))
  return options.method === 'GET' ? { GET: own, POST: other } : { GET: other, POST: own }
}

/** Returns the handler of a method that a route does not answer. */
export const refuseMethod =
  <Params>(method: CommonOptions['method'], refuse: Refuse): Handler<Params> =>
  async () =>
    refusal({ method, refuse }, 'method-not-allowed')

async function respond<Params, Input>(
  options: ReadingOptions<Params, Input>,
  request: Request,
  params: Params,
): Promise<Response> {
  const { onlyFrom, queue, deadlineMs = DEADLINE_MS } = options
  if (onlyFrom && !isSameOrigin(request, onlyFrom)) return refusal(options, 'not-from-this-site')
  const body = await readAllowedBody(options, request)
  if (typeof body !== 'string') return refusal(options, body.refused)
  const signal = AbortSignal.timeout(deadlineMs)
  const call = { request, params, body, now: new Date(getReplicas().now()), signal }
  const work = async () => {
    const input = await options.read(call)
    if (input instanceof Response) return input
    const wait = (await options.limit?.(request, input)) ?? 0
    if (wait > 0) return refusal(options, 'too-many', Math.ceil(wait / 1000))
    if (!queue) return options.answer(call, input)
    return queue.run(async () => {
      // Its turn may come after the visitor was told to try again.
      signal.throwIfAborted()
      return options.answer(call, input)
    })
  }
  return untilAborted(signal, work())
}

/** Reads the body; the text is empty for an endpoint that takes none. */
async function readAllowedBody(
  { body }: CommonOptions,
  request: Request,
): Promise<string | { refused: RefusalReason }> {
  if (!body) return ''
  const { headers } = request
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1)
  if (!body.types.includes(type.trim().toLowerCase()))
    return { refused: 'unsupported-content-type' }
  if (Number(headers.get('content-length')) > body.maxBytes) return { refused: 'too-large' }
  const signal = AbortSignal.timeout(BODY_DEADLINE_MS)
  const text = await untilAborted(signal, readBody(request, body.maxBytes)).catch(() => undefined)
  if (text === undefined) return { refused: 'too-slow' }
  return text ?? { refused: 'too-large' }
}

/** Returns a refusal with the headers that its status requires. */
function refusal(
  { method, refuse }: CommonOptions,
  reason: RefusalReason,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
): Response {
  const response = withCacheControl(refuse(reason))
  const { status, headers } = response
  if (reason === 'method-not-allowed') headers.set('allow', method === 'GET' ? 'GET, HEAD' : method)
  if (status === 429 || status === 503) headers.set('retry-after', String(retryAfterSeconds))
  return response
}

/** Returns a response that no cache stores if it is an error, which would outlive its cause, or says nothing of caches. */
function withCacheControl(response: Response): Response {
  const { status, body } = response
  if (status < 400 && response.headers.has('cache-control')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  return new Response(body, { status, headers })
}
