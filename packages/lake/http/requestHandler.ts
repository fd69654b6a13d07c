import type { IncomingHttpHeaders } from 'node:http'
import { ApiError, badRequest } from '../apiError.ts'
import { type AccessRules, checkOrigin, identify } from './access.ts'
import { preflightHeaders } from './cors.ts'
import { errorResponse } from './errors.ts'
import { logError } from './log.ts'
import type { LakeRequest } from './request.ts'
import { empty, type LakeResponse } from './response.ts'
import { createRouter, type Route } from './router.ts'

/** A request to the Lake, which came by HTTP or through a tunnel. */
interface RawRequest extends Pick<LakeRequest, 'method' | 'bytes' | 'left'> {
  headers: IncomingHttpHeaders
  /** The path and the query. */
  url: string
}

export type RequestHandler = (request: RawRequest) => Promise<LakeResponse>

/**
 * Returns a handler that checks access, finds the route and turns errors into responses. Its promise
 * never rejects.
 */
export function createRequestHandler(routes: readonly Route[], rules: AccessRules): RequestHandler {
  const match = createRouter(routes)

  async function respond(request: RawRequest): Promise<LakeResponse> {
    const { method, url, headers } = request
    const { pathname, searchParams } = parseUrl(url)
    checkOrigin(headers, rules, pathname)
    if (method === 'OPTIONS') return empty(204, preflightHeaders(headers))
    const { handle, ...matched } = match(method, pathname)
    const actor = identify(headers, rules)
    return handle({ ...request, ...matched, query: searchParams, actor })
  }

  return async (request) => {
    try {
      return await respond(request)
    } catch (error) {
      const failed = errorResponse(error)
      const { method, url } = request
      if (!(error instanceof ApiError)) logError(error, { method, url, status: failed.status })
      return failed
    }
  }
}

/**
 * Parses the URL of a request, which has no origin.
 *
 * @throws ApiError 400 for a malformed URL
 */
export function parseUrl(url: string): URL {
  const address = URL.parse(url, 'http://lake')
  if (!address) throw badRequest('Malformed address')
  return address
}
