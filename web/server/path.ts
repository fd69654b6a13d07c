const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/

/**
 * Returns the decoded path of a request's address, so that each page has one name however its address
 * is written; stored answers do not depend on what follows '?'. Returns undefined for an address that
 * is no path, that cannot be decoded, or that has a '.' or '..' segment: browsers never send those.
 */
export function pathOf(url: string): string | undefined {
  const [encoded = ''] = url.split('?', 1)
  const path = decoded(encoded)
  return path?.startsWith('/') && !DOT_SEGMENT.test(path) ? path : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Returns the address of a path: `pathOf(urlOf(path))` is the path again. */
export const urlOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Returns the address of a path with the query of the address that a request named. */
export function urlWithQuery(path: string, url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? urlOf(path) : urlOf(path) + url.slice(start)
}
