/** Characters that cannot stand in a header, whatever a browser would make of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f]|[^\u0000-\u00ff]/

/**
 * Returns the path, query and anchor of an address on this site. Returns null for the address of another
 * site, as a browser would read it ('//x', '/\x'), and for one with control characters or characters
 * beyond Latin-1.
 *
 * @param siteUrl the site's own origin
 */
export function localPath(path: string, siteUrl: string): string | null {
  if (!path.startsWith('/') || UNPRINTABLE.test(path) || !URL.canParse(path, siteUrl)) return null
  const { origin, pathname, search, hash } = new URL(path, siteUrl)
  // A path may turn into the address of another site once its dot segments are removed: '/.//x'.
  const isLocal = origin === siteUrl && !pathname.startsWith('//')
  return isLocal ? pathname + search + hash : null
}
