import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { badRequest, requestError, senderLeft } from '../apiError.ts'
import { ADMINISTRATOR_ID, ANONYMOUS_ID } from '../identity.ts'
import type { Actor } from './access.ts'

const BYTES_PER_MB = 1e6

/** A request that passed the access checks and matched a route. */
export interface LakeRequest {
  method: string
  /** The version in the path, without `v`: a date, `1` or `X`. */
  apiVersion: string
  /** The values of the route's `:names`. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  actor: Actor
  /** Reads the body. @throws ApiError 413 beyond `limit` bytes */
  bytes(limit: number): Promise<Buffer>
  /** Is aborted when the sender has left, or has the response. */
  left: AbortSignal
}

/** Returns a parameter of the path. Throws if the route does not have it. */
export function param(request: LakeRequest, name: string): string {
  const value = request.params[name]
  if (value === undefined) throw new Error(`The route has no parameter ":${name}"`)
  return value
}

/**
 * Reads the body as JSON; an empty body is an empty object.
 *
 * @throws ApiError 400 for malformed JSON, 413 beyond `limit` bytes
 */
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
 * Reads a body up to a limit. The rest of a longer body is read and dropped, because closing the
 * connection would keep the sender from reading the error.
 *
 * @throws ApiError 413 beyond `limit` bytes, or 499 if the sender leaves
 */
export async function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of message) {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch {
    throw senderLeft()
  }
  if (size > limit) {
    const megabytes = Number((limit / BYTES_PER_MB).toFixed(3))
    const message = `Request body is larger than the limit of ${megabytes} MB`
    throw requestError(413, 'Request Entity Too Large', message)
  }
  return Buffer.concat(chunks)
}

/** Reads a parameter that is `true` or `false`. */
export function flag(request: LakeRequest, name: string, fallback = false): boolean {
  const value = request.query.get(name)
  return value === null ? fallback : value === 'true'
}

/**
 * Reads the parameters of a GROQ query: each `$name` is a JSON value.
 *
 * @throws ApiError 400 for a value that is not JSON
 */
export function queryParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw badRequest(`Parameter "${name}" is not valid JSON`)
    }
  }
  return params
}

/** The id of the user who sends a request. */
export function identityOf({ actor }: Pick<LakeRequest, 'actor'>): string {
  return actor === 'administrator' ? ADMINISTRATOR_ID : ANONYMOUS_ID
}
