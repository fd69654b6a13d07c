import { optionalToken, token } from '../read/values.ts'
import { normalizePath, withAnchor } from '../route/path.ts'
import type { RoutePath } from './result.ts'

/** What an address of another site may begin with; anything else (`javascript:`) is no link. */
const EXTERNAL = /^(https?:\/\/|mailto:|tel:)/i

/** The path of a route; undefined while there is no such route. */
export function routeHref(route: RoutePath | undefined): string | undefined {
  const path = optionalToken(route?.path)
  return path && normalizePath(path)
}

/** '/path', '/path#anchor', or '#anchor' of the same page; undefined when it would lead nowhere. */
export function pageHref(
  route: RoutePath | undefined,
  rawAnchor: string | null | undefined,
): string | undefined {
  const path = routeHref(route)
  const anchor = token(rawAnchor).replace(/^#/, '')
  if (path) return withAnchor(path, anchor)
  return anchor ? `#${anchor}` : undefined
}

/** An address of another site; undefined when it is absent or unsafe. */
export function externalHref(url: string | null | undefined): string | undefined {
  const address = token(url)
  return EXTERNAL.test(address) ? address : undefined
}
