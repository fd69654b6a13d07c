import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { badRequest } from '../apiError.ts'
import { type AccessRules, checkOrigin, identify } from './access.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { errorResponse } from './errors.ts'
import { logError } from './log.ts'
import { readBytes } from './request.ts'
import { empty, type LakeResponse } from './response.ts'
import { createRouter, type Route } from './router.ts'

/** Longer than Node's default, because listeners carry their query in the address. */
const maxHeaderSize = 64 * 1024

/** An HTTP server over routes: access, cross-origin rules and errors are settled here. */
export function createHttpServer(routes: readonly Route[], rules: AccessRules): Server {
  const match = createRouter(routes)

  async function answer(message: IncomingMessage): Promise<LakeResponse> {
    checkOrigin(message.headers, rules)
    if (message.method === 'OPTIONS') return empty(204, preflightHeaders(message.headers))
    const method = message.method ?? 'GET'
    const url = addressOf(message)
    const { handle, ...matched } = match(method, url.pathname)
    return handle({
      ...matched,
      method,
      query: url.searchParams,
      headers: message.headers,
      actor: identify(message.headers, rules),
      bytes: (limit) => readBytes(message, limit),
    })
  }

  return createServer({ maxHeaderSize }, async (message, response) => {
    const context = { method: message.method, url: message.url }
    try {
      const answered = await answer(message).catch((error: unknown) => {
        const failed = errorResponse(error)
        if (failed.status >= 500) logError(error, { ...context, status: failed.status })
        return failed
      })
      // What a handler left unread would otherwise be taken for the next request.
      message.resume()
      await send(message, response, {
        ...answered,
        headers: mergeVary(corsHeaders(message.headers, rules), answered.headers),
      })
    } catch (error) {
      if (!response.destroyed) logError(error, context)
      response.destroy()
    }
  })
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  const address = URL.parse(url, 'http://lake')
  if (!address) throw badRequest('Malformed address')
  return address
}

function mergeVary(
  cors: Record<string, string>,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const vary = [cors.Vary, headers.Vary].filter(Boolean).join(', ')
  return { 'X-Content-Type-Options': 'nosniff', ...cors, ...headers, ...(vary && { Vary: vary }) }
}

async function send(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: LakeResponse,
): Promise<void> {
  const length = body instanceof Readable || body === null ? undefined : Buffer.byteLength(body)
  response.writeHead(status, {
    ...headers,
    ...(length !== undefined && { 'Content-Length': length }),
  })
  if (body === null || message.method === 'HEAD') {
    if (body instanceof Readable) body.destroy()
    response.end()
  } else if (body instanceof Readable) {
    response.flushHeaders()
    await pipeline(body, response).catch(ignoreDisconnection)
  } else {
    response.end(body)
  }
}

/** A reader who leaves early is no failure. */
function ignoreDisconnection(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error
}
