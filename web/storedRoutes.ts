import { GET as securityTxt } from './app/.well-known/security.txt/route.ts'
import { GET as page } from './app/[[...path]]/route.tsx'
import { GET as quoteForm } from './app/cotacao/[[...path]]/route.ts'
import { GET as islandData } from './app/dados.json/route.ts'
import { GET as feed } from './app/feed/[...path]/route.ts'
import { GET as overview } from './app/llms.txt/route.ts'
import { GET as markdown } from './app/markdown/[...path]/route.ts'
import { GET as sitemap } from './app/sitemap.xml/route.ts'
import { GET as picture } from './app/social/[...path]/route.tsx'
import type { CachedHandler, Params } from './cache/cachedRoute.ts'
import type { TaggedResponse } from './cache/store/answer.ts'

/**
 * The stored routes by their addresses, as Next writes them. The store makes every answer by this list: it also makes them
 * when nobody asks, at the start and after a publish, where Next's router has no request to find the route by. The first
 * that matches counts.
 */
export const STORED_ROUTES: Record<string, CachedHandler> = {
  '/.well-known/security.txt': securityTxt,
  '/dados.json': islandData,
  '/llms.txt': overview,
  '/sitemap.xml': sitemap,
  '/cotacao/[[...path]]': quoteForm,
  '/social/[...path].png': picture,
  // next.config.mjs rewrites these addresses.
  '/[...path].md': markdown,
  '/[...path]/rss.xml': feed,
  '/[[...path]]': page,
}

/** Makes the answer of a path at a moment. Rejects with a `ContentError` when the content server cannot be read. */
export function makeAnswer(path: string, now: Date): Promise<TaggedResponse> {
  const { route, params } = routeOf(path)
  return route.make(route.page?.(params) ?? '', now, params)
}

/** Returns the path of the page without which a path has no answer; undefined where it always has one. */
export function pageOf(path: string): string | undefined {
  const { route, params } = routeOf(path)
  return route.page?.(params)
}

/** The place of the segments in an address. */
const SEGMENTS = /\[?\[\.\.\.path\]\]?/

function routeOf(path: string) {
  for (const [address, { route }] of Object.entries(STORED_ROUTES)) {
    const params = paramsIn(path, address)
    if (params) return { route, params }
  }
  throw new Error(`No stored route has the path ${path}: it does not begin with a slash`)
}

/** Returns the parameters that Next's router finds in a path by the address of a route; undefined where it has another. */
function paramsIn(path: string, address: string): Params | undefined {
  const [start = '', end] = address.split(SEGMENTS)
  if (end === undefined) return path === address ? {} : undefined
  const isOptional = address.includes('[[')
  if (isOptional && path === (start.slice(0, -1) || '/')) return {}
  if (!path.startsWith(start) || !path.endsWith(end)) return undefined
  const segments = path.slice(start.length, path.length - end.length)
  return segments === '' ? undefined : { path: segments.split('/') }
}
