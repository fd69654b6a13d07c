/**
 * The absolute address of a path, or of an address that already is absolute, on the site's origin
 * ('https://exemplo.com.br'); undefined for what is no address.
 */
export function absoluteUrl(origin: string, address: string): string | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin).href : undefined
}

/** The absolute address of a page. */
export function pageUrl(origin: string, path: string): string {
  return new URL(path, origin).href
}
