import type { IncomingHttpHeaders } from 'node:http'
import { badRequest } from '../apiError.ts'
import { type AccessRules, checkOrigin, identify } from './access.ts'
import { preflightHeaders } from './cors.ts'
import { errorResponse } from './errors.ts'
import { logError } from './log.ts'
import type { LakeRequest } from './request.ts'
import { empty, type LakeResponse } from './response.ts'
import { createRouter, type Route } from './router.ts'

/** What is asked of the Lake, however it came: as a request of its own or through a tunnel. */
export interface Asked extends Pick<LakeRequest, 'method' | 'bytes'> {
  readonly headers: IncomingHttpHeaders
  /** Path and query. */
  readonly url: string
}

export type Answer = (asked: Asked) => Promise<LakeResponse>

/** Answers over routes: access and errors are settled here. Never rejects. */
export function createAnswer(routes: readonly Route[], rules: AccessRules): Answer {
  const match = createRouter(routes)

  async function answer({ method, url, headers, bytes }: Asked): Promise<LakeResponse> {
    checkOrigin(headers, rules)
    if (method === 'OPTIONS') return empty(204, preflightHeaders(headers))
    const { pathname, searchParams } = addressOf(url)
    const { handle, ...matched } = match(method, pathname)
    const actor = identify(headers, rules)
    return handle({ ...matched, method, query: searchParams, headers, actor, bytes })
  }

  return async (asked) => {
    try {
      return await answer(asked)
    } catch (error) {
      const failed = errorResponse(error)
      const { method, url } = asked
      if (failed.status >= 500) logError(error, { method, url, status: failed.status })
      return failed
    }
  }
}

/** @throws ApiError 400 */
export function addressOf(url: string): URL {
  const address = URL.parse(url, 'http://lake')
  if (!address) throw badRequest('Malformed address')
  return address
}
