import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLogged, type Level, log, requestScope } from '../http/log.ts'
import { pathForLog } from '../http/pathForLog.ts'
import { REQUEST_ID_HEADER, requestIdOf } from '../http/requestId.ts'
import type { Source } from './metrics.ts'

/** The status of an answer that the visitor did not wait for, as nginx logs it. */
export const CLIENT_LEFT = 499

/** What is reported when a request has ended. */
export interface Ended {
  method: string
  /** The path as it was sent, without the query. */
  path: string
  status: number
  source: Source
  seconds: number
}

/** One request: its id, and who answers it. */
export class Observation {
  source: Source = 'front'
  readonly #request: IncomingMessage
  #id: string | undefined

  constructor(request: IncomingMessage) {
    this.#request = request
  }

  /** Made when it is first needed: most requests are answered from memory and not logged. */
  get id(): string {
    this.#id ??= requestIdOf(this.#request.headers[REQUEST_ID_HEADER])
    return this.#id
  }
}

/** Watches a request to its end: logs it, and reports it to `onEnd`. Stored answers are logged as 'debug'. */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  onEnd: (ended: Ended) => void,
): Observation {
  const observation = new Observation(request)
  const begun = performance.now()
  response.once('close', () => {
    const { method = 'GET', url = '/' } = request
    const [path = '/'] = url.split('?', 1)
    const { source } = observation
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT
    const seconds = (performance.now() - begun) / 1000
    onEnd({ method, path, status, source, seconds })
    const level = levelOf(status, source)
    if (!isLogged(level)) return
    const ms = Math.round(seconds * 1000)
    requestScope.run(observation.id, () =>
      log[level]('request', { method, path: pathForLog(decoded(path)), status, ms, source }),
    )
  })
  return observation
}

function levelOf(status: number, source: Source): Level {
  if (status >= 500) return 'error'
  return source === 'stored' ? 'debug' : 'info'
}

/** Personal data is recognized in decoded text only. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
