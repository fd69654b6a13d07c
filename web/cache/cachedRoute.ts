import { reservedAt } from '@elos/content/parts/address/reserved'
import { env } from '../env.ts'
import { refuseMethod } from '../http/endpoint.ts'
import type { Handler } from '../http/handler.ts'
import { keepQuery } from '../http/keepQuery.ts'
import { observed } from '../http/observe.ts'
import { refuseAsPage } from '../http/refusals.ts'
import { spelledAsAddress } from '../http/spelling.ts'
import { isLakeUp } from '../lake/isLakeUp.ts'
import { requestScope } from '../monitoring/log.ts'
import { errorResponse } from '../render/errorPage.tsx'
import { pathOfSegments } from '../render/segments.ts'
import { boundedWait } from './boundedWait.ts'
import { getSite, type Site } from './site.ts'
import { REVALIDATE_EACH_TIME, type TaggedResponse } from './store/answer.ts'
import { MISSING_PATH } from './store/pages.ts'
import { send } from './store/send.ts'

/** The parameters of a route with a catch-all segment, `[...path]`. Other routes have none. */
export interface Params {
  path?: string[]
}

/** How the answers of a route are made. */
interface Route {
  /** Returns the path of the page without which there is no answer. A route that names none always has one. */
  page?(params: Params): string
  /**
   * Makes an answer at a moment.
   *
   * @param page the path of that page; empty for a route that names none
   * @param params those of its address, which may say more than the page
   * @throws ContentError when the content server cannot be read
   */
  make(page: string, now: Date, params: Params): Promise<TaggedResponse>
}

/** The handler of a stored route, with the functions by which the store makes its answers (web/storedRoutes.ts). */
export type CachedHandler = Handler<Params> & { route: Route }

const waitFor = boundedWait(isLakeUp)

/**
 * Returns the handlers of a page or a file that is made once, stored (store/pages.ts), and made again when one of its tags
 * is invalidated, or at `freshUntil`. The same answer is sent to everybody: `make` sees no headers, no body and no query.
 * An answer that cannot be made now is a 503, which nobody stores.
 *
 * The handler only sends what the store has. The store makes each answer, the first one included, by the route's line in
 * web/storedRoutes.ts.
 */
export function cachedRoute(route: Route): { GET: CachedHandler; POST: Handler<Params> } {
  const answer: Handler<Params> = async (request, context) => {
    const site = getSite()
    const response = site
      ? await respond(request, site)
      : await developed(route, await context.params)
    return withQuery(response, request.url)
  }
  return {
    GET: Object.assign(observed(answer), { route }),
    POST: observed(refuseMethod('GET', refuseAsPage)),
  }
}

/** Returns the answer of the path that was asked for; of one at which nothing stands, the 404 page. */
async function respond(request: Request, site: Site): Promise<Response> {
  const path = pathOfSegments(new URL(request.url).pathname.slice(1).split('/'))
  try {
    if (site.pages.stored(path) || site.exists(path)) return await sendAnswer(request, site, path)
    const spelled = spelledAsAddress(path)
    if (site.exists(spelled)) return await leadTo(request, site, spelled)
    const isFile = path.includes('.')
    // Routes that store nothing, such as the search, answer there.
    if (spelled !== path && !isFile && reservedAt(spelled)) return redirectTo(spelled)
    // A shared cache may not store that a file is missing, which another replica may have already, nor any 404 while the
    // content server is away, when not every path is known.
    const isShared = !isFile && site.state().comparisonProblem === null
    return await sendAnswer(request, site, MISSING_PATH, isShared)
  } catch {
    // The cause was logged where it arose.
    return errorResponse(requestScope.getStore())
  }
}

/**
 * Sends the answer of a path: the stored one, or else one that is made once for all who wait.
 *
 * @param isShared whether a shared cache before the site may store it
 */
async function sendAnswer(
  request: Request,
  { pages }: Site,
  path: string,
  isShared = true,
): Promise<Response> {
  const stored = pages.stored(path)
  // A page that somebody asks for is renewed before the others.
  pages.hasten(path)
  const answer = stored ?? (await waitFor(pages.answer(path)))
  return send(request, answer, {
    status: stored ? 'hit' : 'fwd=miss; stored',
    // A cache that was purged must not store the answer that is being replaced.
    isShared: isShared && env.CDN_PURGE_URL !== undefined && !pages.isRenewing(path),
  })
}

/** Redirects to the usual spelling of a path, or at once to where that path is redirected. */
async function leadTo(request: Request, site: Site, path: string): Promise<Response> {
  const answer = await sendAnswer(request, site, path, false)
  return answer.headers.has('location') ? answer : redirectTo(path)
}

function redirectTo(location: string): Response {
  // A header has no letters beyond Latin-1.
  const headers = { location: encodeURI(location), 'cache-control': REVALIDATE_EACH_TIME }
  return new Response(null, { status: 308, headers })
}

/** Makes an answer for each request while developing, when nothing is stored. */
async function developed({ page, make }: Route, params: Params): Promise<Response> {
  const { developedResponse } = await import('../render/developedResponse.tsx')
  return developedResponse(() => make(page?.(params) ?? '', new Date(), params))
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
