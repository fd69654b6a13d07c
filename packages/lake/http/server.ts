import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AccessRules } from './access.ts'
import type { Answer } from './answer.ts'
import { corsHeaders } from './cors.ts'
import { logError } from './log.ts'
import { readBytes } from './request.ts'
import type { LakeResponse } from './response.ts'

/** Longer than Node's default, because listeners carry their query in the address. */
const maxHeaderSize = 64 * 1024

/** An HTTP server over answers, with the headers of the cross-origin rules. */
export function createHttpServer(answer: Answer, rules: AccessRules): Server {
  return createServer({ maxHeaderSize }, async (message, response) => {
    const { method = 'GET', url = '/', headers } = message
    try {
      const bytes = (limit: number) => readBytes(message, limit)
      const answered = await answer({ method, url, headers, bytes })
      // What a handler left unread would otherwise be taken for the next request.
      message.resume()
      await send(message, response, {
        ...answered,
        headers: mergeVary(corsHeaders(headers, rules), answered.headers),
      })
    } catch (error) {
      if (!response.destroyed) logError(error, { method, url })
      response.destroy()
    }
  })
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
    await pipeline(body, response)
      .catch(ignoreDisconnection)
      // A pipeline that cannot begin, because the reader has left already, does not end its source.
      .finally(() => body.destroy())
  } else {
    response.end(body)
  }
}

/** A reader who leaves early is no failure. */
function ignoreDisconnection(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error
}
