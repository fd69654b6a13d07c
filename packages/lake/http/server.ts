import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AccessRules } from './access.ts'
import { corsHeaders } from './cors.ts'
import { logError } from './log.ts'
import { readBytes } from './request.ts'
import type { RequestHandler } from './requestHandler.ts'
import type { LakeResponse } from './response.ts'

/** The limit is larger than Node's default, because listeners send their query in the URL. */
const MAX_HEADER_SIZE = 64 * 1024

/**
 * Milliseconds for which a connection stays open after a response: longer than browsers keep an idle one (Chromium: 300 s).
 * A server that closes first may close those on which a browser is sending, and the Studio says then that the network failed.
 */
const KEEP_ALIVE_MS = 310_000

/** Returns an HTTP server that adds CORS headers to the handler's responses. */
export function createHttpServer(handle: RequestHandler, rules: AccessRules): Server {
  return createServer(
    { maxHeaderSize: MAX_HEADER_SIZE, keepAliveTimeout: KEEP_ALIVE_MS },
    async (message, response) => {
      const { method = 'GET', url = '/', headers } = message
      const left = new AbortController()
      response.once('close', () => left.abort())
      try {
        const bytes = (limit: number) => readBytes(message, limit)
        const handled = await handle({ method, url, headers, bytes, left: left.signal })
        // An unread body would be parsed as the next request of the connection.
        message.resume()
        await send(message, response, {
          ...handled,
          headers: withServerHeaders(handled.headers, corsHeaders(headers, rules)),
        })
      } catch (error) {
        if (!response.destroyed) logError(error, { method, url })
        response.destroy()
      }
    },
  )
}

/** The headers of a response with those that every response has. Both may have a `Vary`, so it is joined. */
function withServerHeaders(
  headers: Readonly<Record<string, string>>,
  cors: Readonly<Record<string, string>>,
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
    await pipeline(body, response)
      .catch(ignoreDisconnection)
      // If the reader has already disconnected, the pipeline does not start, nor end its source.
      .finally(() => body.destroy())
  } else {
    response.end(body)
  }
}

/** A reader that disconnects early is not an error. */
function ignoreDisconnection(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error
}
