import { randomUUID } from 'node:crypto'
import { noteWebhook } from '../monitoring/lastWebhook.ts'
import { isLogged, type Level, log, requestScope } from '../monitoring/log.ts'
import { getMetrics, type Source } from '../monitoring/metrics.ts'
import { pathForLog } from '../monitoring/pathForLog.ts'
import type { Handler } from './handler.ts'
import { protect } from './headers/protect.ts'

/** The path of the publishing webhook. */
const WEBHOOK_PATH = '/api/revalidate'

/** The header by which a proxy names a request, so that their log lines are found together. */
const REQUEST_ID_HEADER = 'x-request-id'

/** An id as nginx (32 hexadecimal digits), load balancers and `randomUUID` write it. */
const WELL_FORMED_ID = /^[\w-]{16,64}$/

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var isSiteEnding: boolean | undefined
}

/** Remembers when the site is told to end. It then only answers what was asked before. */
export function watchForEnd(): void {
  process.once('SIGTERM', () => {
    globalThis.isSiteEnding = true
  })
}

/**
 * Returns a handler whose requests are counted and logged, each under an id of its own, and whose answers have the
 * headers that protect them. Stored pages are logged as 'debug'.
 */
export function observed<Params>(handler: Handler<Params>): Handler<Params> {
  return async (request, context) => {
    const given = request.headers.get(REQUEST_ID_HEADER)
    const id = given !== null && WELL_FORMED_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    const response = await requestScope.run(id, () => handler(request, context))
    const { pathname } = new URL(request.url)
    const headers = protect(response.headers, pathname)
    if (response.status >= 400) headers.set(REQUEST_ID_HEADER, id)
    // Otherwise a proxy would go on asking on this connection until the process is killed.
    if (globalThis.isSiteEnding) headers.set('connection', 'close')
    record(id, { request, pathname, response, seconds: (performance.now() - begun) / 1000 })
    return new Response(response.body, { status: response.status, headers })
  }
}

interface Answered {
  request: Request
  pathname: string
  response: Response
  seconds: number
}

function record(id: string, { request: { method }, pathname, response, seconds }: Answered): void {
  const { status, headers } = response
  const source: Source = headers.get('cache-status')?.endsWith('hit') ? 'stored' : 'made'
  getMetrics().request(status, source, seconds)
  if (pathname === WEBHOOK_PATH && method === 'POST') {
    getMetrics().webhook(status)
    noteWebhook(status)
  }
  const level = levelOf(status, source)
  if (!isLogged(level)) return
  const ms = Math.round(seconds * 1000)
  const path = pathForLog(decoded(pathname))
  requestScope.run(id, () => log[level]('request', { method, path, status, ms, source }))
}

function levelOf(status: number, source: Source): Level {
  if (status >= 500) return 'error'
  return source === 'stored' && status < 400 ? 'debug' : 'info'
}

/** Decodes a path: personal data is recognized in decoded text only. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
