/**
 * The absolute URL of a path on the site's origin ('https://exemplo.com.br'). An absolute URL stays
 * as it is. Undefined for an invalid URL.
 */
export function absoluteUrl(origin: string, address: string): string | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin).href : undefined
}

/** The absolute URL of a page. */
export function pageUrl(origin: string, path: string): string {
  return new URL(path, origin).href
}
