import { REVALIDATE_EACH_TIME } from '../cache/answer.ts'
import { MISSING_PATH } from '../cache/pages.ts'
import { send } from '../cache/send.ts'
import { refuseMethod } from '../endpoints/endpoint.ts'
import type { Handler, Handlers } from '../endpoints/handler.ts'
import { observed } from '../endpoints/observe.ts'
import { refuseAsPage } from '../endpoints/refusals.ts'
import { env } from '../env.ts'
import { keepQuery } from '../http/keepQuery.ts'
import { isLakeUp } from '../isLakeUp.ts'
import { requestScope } from '../log/log.ts'
import { errorResponse } from '../render/errorPage.tsx'
import { pathOfSegments } from '../render/segments.ts'
import { getSite } from '../site.ts'
import { boundedWait } from './boundedWait.ts'
import { spelledAsAddress } from './spelling.ts'

const waitFor = boundedWait(isLakeUp)

/** The parameters of the route: the parts of the path. */
interface Params {
  path?: string[]
}

/**
 * Returns the handlers of what is made once and stored (web/cache/pages.ts). They see neither headers
 * nor body, and of the query only what a redirect keeps: the same answer is sent to everybody. An answer that cannot be
 * made now is a 503, which nobody stores.
 */
export function storedEndpoint(): Handlers<Params> {
  const answer: Handler<Params> = async (request, context) => {
    const path = pathOfSegments((await context.params).path)
    try {
      return withQuery(await respond(request, path), request.url)
    } catch {
      // The cause was logged where it arose.
      return errorResponse(requestScope.getStore())
    }
  }
  return { GET: observed(answer), POST: observed(refuseMethod('GET', refuseAsPage)) }
}

async function respond(request: Request, path: string): Promise<Response> {
  const site = getSite()
  if (!site) {
    const { developedResponse } = await import('./developedResponse.tsx')
    return developedResponse(path)
  }
  const { pages, exists } = site
  const spelled = exists(path) ? path : spelledAsAddress(path)
  const known = exists(spelled) ? spelled : MISSING_PATH
  const stored = pages.stored(known)
  pages.hasten(known)
  const answer = stored ?? (await waitFor(pages.answer(known)))
  // Another spelling leads to the address, or at once to where that is redirected.
  if (path !== spelled && known === spelled && !answer.headers.location) {
    const headers = { location: spelled, 'cache-control': REVALIDATE_EACH_TIME }
    return new Response(null, { status: 308, headers })
  }
  return send(request, answer, {
    isStored: stored !== undefined,
    // A shared cache that was purged must not store the answer that is being replaced.
    isShared: env.CDN_PURGE_URL !== undefined && !pages.isRenewing(known),
  })
}

/** A redirect keeps the query; other answers do not depend on it. */
function withQuery(response: Response, url: string): Response {
  const location = response.headers.get('location')
  const { search } = new URL(url)
  if (location === null || search === '') return response
  const headers = new Headers(response.headers)
  headers.set('location', keepQuery(location, search))
  return new Response(response.body, { status: response.status, headers })
}
