import { REVALIDATE_EACH_TIME } from '../cache/answer.ts'
import { MISSING_PATH, type Pages } from '../cache/pages.ts'
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
import { getSite } from '../site.ts'
import { boundedWait } from './boundedWait.ts'
import { spelledAsAddress } from './spelling.ts'

const waitFor = boundedWait(isLakeUp)

/**
 * Returns the handlers of a page or a file that is made once and stored (web/cache/pages.ts). It sees neither headers
 * nor body, and of the query only what a redirect keeps: the same answer is sent to everybody. An answer that cannot be
 * made now is a 503, which nobody stores.
 *
 * @param pathOf returns the path of the answer, by the parameters of the route
 */
export function storedEndpoint<Params = unknown>(
  pathOf: (params: Params) => string,
): Handlers<Params> {
  const answer: Handler<Params> = async (request, context) => {
    const path = pathOf(await context.params)
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
  const { pages, exists, state } = site
  const isKnown = exists(path)
  const spelled = isKnown ? path : spelledAsAddress(path)
  if (!isKnown && exists(spelled)) return toSpelling(request, pages, spelled)
  const known = isKnown ? path : MISSING_PATH
  const stored = pages.stored(known)
  pages.hasten(known)
  const answer = stored ?? (await waitFor(pages.answer(known)))
  return send(request, answer, {
    status: stored ? 'hit' : 'fwd=miss; stored',
    // A shared cache that was purged must not store the answer that is being replaced, and none that something is missing:
    // another replica may have the file already, and while the content server is away not every path is known.
    isShared:
      env.CDN_PURGE_URL !== undefined &&
      !pages.isRenewing(known) &&
      (isKnown || (!path.includes('.') && state().comparisonProblem === null)),
  })
}

/** Leads from another spelling of a path to it, or at once to where it is redirected. */
async function toSpelling(request: Request, pages: Pages, path: string): Promise<Response> {
  const stored = pages.stored(path)
  const answer = stored ?? (await waitFor(pages.answer(path)))
  if (answer.headers.location)
    return send(request, answer, { status: stored ? 'hit' : 'fwd=miss; stored', isShared: false })
  const headers = { location: path, 'cache-control': REVALIDATE_EACH_TIME }
  return new Response(null, { status: 308, headers })
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
