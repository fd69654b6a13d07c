import { pathOf } from './path.ts'
import type { Renewal } from './renewal.ts'
import type { AnswerStore } from './store.ts'
import type { Upstream } from './upstream.ts'

/** Files made from the whole site, and the data of forms: other answers that must not fail with the Lake. */
const FILES = ['/sitemap.xml', '/dados.json', '/blog/rss.xml', '/llms.txt']

/**
 * Stores the pages of the sitemap, and the files, that are not stored yet. Next has all of them from its
 * build, so that there is an answer even if the Lake cannot be reached.
 *
 * @throws when Next cannot be reached
 */
export async function storeBuilt(
  upstream: Upstream,
  store: AnswerStore,
  renewal: Renewal,
): Promise<void> {
  const sitemap = await upstream.ask('/sitemap.xml')
  const addresses = sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)
  const pages = [...addresses].flatMap(
    ([, address = '']) => pathOf(new URL(address).pathname) ?? [],
  )
  const missing = [...pages, ...FILES].filter((path) => !store.get(path))
  await Promise.all(missing.map((path) => renewal.renew(path)))
}
