import type { SitemapPage } from '@elos/content'
import { EVERYTHING_TAG } from './everythingTag.ts'
import { droppedSince } from './recentDrops.ts'

declare global {
  // Next bundles each route apart; they share only globals within one process.
  var sitemapPages: Map<string, SitemapPage> | undefined
}

const known = () => {
  globalThis.sitemapPages ??= new Map()
  return globalThis.sitemapPages
}

/**
 * Returns what the sitemap says of a path: from memory while nothing that it was made from has changed. Each
 * publish makes the sitemap anew, which must not load every page of the site.
 */
export async function rememberedPage(
  path: string,
  now: Date,
  load: () => Promise<SitemapPage>,
): Promise<SitemapPage> {
  const page = known().get(path)
  if (page && (page.freshUntil === null || page.freshUntil > now)) return page
  const begun = Date.now()
  const loaded = await load()
  rememberPage(path, loaded, begun)
  return loaded
}

/**
 * Remembers what the sitemap says of a path, such as that of a page that was just made, unless something that it was
 * made from was published meanwhile.
 *
 * @param begun when it began to be loaded, in milliseconds since 1970
 */
export function rememberPage(path: string, page: SitemapPage, begun: number): void {
  if (!droppedSince([...page.tags, EVERYTHING_TAG], begun)) known().set(path, page)
}

/** Forgets the paths with one of these tags. */
export function forgetPages(tags: readonly string[]): void {
  if (tags.includes(EVERYTHING_TAG)) known().clear()
  const dropped = new Set(tags)
  for (const [path, page] of known())
    if (page.tags.some((tag) => dropped.has(tag))) known().delete(path)
}
