import { normalizePath, withAnchor } from '../address/path.ts'
import { readOptionalToken, readToken } from '../read/values.ts'

/** A route, by its path alone. */
export type RoutePath = { path: string | null } | null

/** The allowed beginnings of an external URL. Any other (`javascript:`) is not a link. */
const EXTERNAL = /^(https?:\/\/|mailto:|tel:)/i

/** The path of a route; undefined when the route does not exist. */
export function routeHref(route: RoutePath | undefined): string | undefined {
  const path = readOptionalToken(route?.path)
  return path && normalizePath(path)
}

/** Returns '/path', '/path#anchor', or '#anchor' of the same page; undefined when there is neither. */
export function pageHref(
  route: RoutePath | undefined,
  rawAnchor: string | null | undefined,
): string | undefined {
  const path = routeHref(route)
  const anchor = readToken(rawAnchor).replace(/^#/, '')
  if (path) return withAnchor(path, anchor)
  return anchor ? `#${anchor}` : undefined
}

/** An external URL; undefined when it is absent, malformed or unsafe. */
export function externalHref(url: string | null | undefined): string | undefined {
  const address = readToken(url)
  return EXTERNAL.test(address) && URL.canParse(address) ? address : undefined
}
