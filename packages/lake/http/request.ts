import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { badRequest, requestError } from '../apiError.ts'
import type { Actor } from './access.ts'

/** A request after it was let in and matched to a route. */
export interface LakeRequest {
  readonly method: string
  readonly path: string
  /** The version in the path, without `v`: a date, `1` or `X`. */
  readonly apiVersion: string
  /** What the route's `:names` matched. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly actor: Actor
  /** @throws ApiError 413 beyond `limit` bytes */
  bytes(limit: number): Promise<Buffer>
}

/** What a route needs of its path is there, or the route is wrong. */
export function param(request: LakeRequest, name: string): string {
  const value = request.params[name]
  if (value === undefined) throw new Error(`The route has no parameter ":${name}"`)
  return value
}

/** A body read as JSON; an empty one is an empty object. */
export async function readJson(request: LakeRequest, limit: number): Promise<unknown> {
  const body = await request.bytes(limit)
  if (body.length === 0) return {}
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw badRequest('Malformed JSON in the request body')
  }
}

/**
 * Reads a body up to a limit. What goes beyond is drained rather than cut off, so that the sender
 * reads the refusal instead of a broken connection.
 */
export async function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limit) {
    const message = `Request body is larger than the limit of ${limit} bytes`
    throw requestError(413, 'Request Entity Too Large', message)
  }
  return Buffer.concat(chunks)
}

/** A flag of the query string: `true` or `false`. */
export function flag(request: LakeRequest, name: string, fallback = false): boolean {
  const value = request.query.get(name)
  return value === null ? fallback : value === 'true'
}
