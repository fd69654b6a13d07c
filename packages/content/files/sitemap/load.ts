import pLimit from 'p-limit'
import { type Loaded, loadPage } from '../../page/loadPage.ts'
import { pageMetadata } from '../../page/metadata.ts'
import type { Page } from '../../page/type.ts'
import { listPagePaths } from '../../parts/address/path.ts'
import { pageUrl } from '../../parts/address/url.ts'
import { changedLast, freshUntil } from '../../parts/freshness/freshUntil.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import { readList, readToken } from '../../parts/read/values.ts'
import type { View } from '../../parts/read/view.ts'
import { listPaths } from '../../parts/route/paths.ts'
import { changesQuery } from './query.ts'

/** The number of pages that are loaded at the same time. */
const AT_ONCE = 8

/** The sitemap's entries, and the moment from which they may be wrong although nothing was edited. */
interface LoadedSitemap {
  entries: SitemapEntry[]
  freshUntil: Date | null
}

/** The entry of a path in the sitemap. The date of its last change is that of what the page is made from. */
export interface SitemapPage extends Pick<Loaded, 'madeFrom' | 'tags' | 'freshUntil'> {
  /** Undefined when search engines may not list the path. */
  entry: SitemapEntry | undefined
  /** The paths of the later pages of a list. */
  laterPages: string[]
}

/** Loads what the sitemap says of a path. */
export async function loadSitemapPage(
  client: ContentClient,
  origin: string,
  path: string,
  now: Date,
): Promise<SitemapPage> {
  return sitemapPageOf(await loadPage(client, path, now, origin), origin)
}

/** Returns what the sitemap says of a path that was loaded. */
export function sitemapPageOf(loaded: Loaded, origin: string): SitemapPage {
  const { madeFrom, tags, freshUntil: end } = loaded
  const isEntry = loaded.outcome === 'page' && isListed(loaded.page, origin)
  return {
    entry: isEntry ? entryOf(loaded.page) : undefined,
    laterPages: isEntry ? laterPagesOf(loaded.page) : [],
    madeFrom,
    tags,
    freshUntil: end,
  }
}

/** The paths of the later pages of a list, by its first page. */
const laterPagesOf = ({ route, subject }: Page): string[] =>
  'pages' in subject && subject.number === 1
    ? listPagePaths(route.path, subject.pages).slice(1)
    : []

/** A page in the sitemap. `lastmod` is the ISO date or moment of its last change; today if absent. */
export type SitemapEntry = View<typeof entryOf>

const entryOf = ({ route }: Page) => ({
  path: route.path,
  lastmod: route.lastmod,
  changefreq: route.changefreq,
  priority: route.priority,
})

/**
 * Every page that search engines may list, sorted by path. A page's date is `lastmod` of its route, or else
 * the last edit of its route, its subject and each document that its subject shows. A later day on which one of
 * these changed by itself takes its place: a claim began, ended, aged or got its next value, a page became due. So
 * does a later day on which a claim was checked.
 * Changes of the settings and of linked pages do not count: search engines ignore dates that change without
 * the content.
 *
 * @param loadOne returns what is said of a path, maybe from memory
 * @throws Error when the Lake has no page at all
 */
export async function loadSitemap(
  client: ContentClient,
  origin: string,
  now: Date,
  loadOne = (path: string) => loadSitemapPage(client, origin, path, now),
): Promise<LoadedSitemap> {
  const limit = pLimit(AT_ONCE)
  const paths = await listPaths(client, now)
  // There is always a home page: the Lake fails. The next try tells.
  if (paths.length === 0) throw new Error('The Lake gave no paths: ask again.')
  const loadAll = (some: string[]) => Promise.all(some.map((path) => limit(() => loadOne(path))))
  const first = await loadAll(paths)
  const later = await loadAll(first.flatMap(({ laterPages }) => laterPages))
  const pages = [...first, ...later]
  const listed = pages.flatMap(({ entry, madeFrom }) => (entry ? [{ entry, madeFrom }] : []))
  const ids = [...new Set(listed.flatMap(({ madeFrom }) => madeFrom))]
  const raw = await client.fetch(changesQuery, { ids, ...timeParams(now) })
  const changed = new Map(
    readList(raw.changed, (each) => each).map(({ _id, _updatedAt, ...life }) => [
      _id,
      {
        edited: readToken(_updatedAt),
        turned: changedLast(life, now)?.toISOString() ?? '',
        checked: readToken(life.claim?.asOf),
      },
    ]),
  )
  const ends = [freshUntil(raw, now), ...pages.map((each) => each.freshUntil)]
  return {
    entries: listed.map(({ entry, madeFrom }) => {
      const changes = madeFrom.flatMap((id) => changed.get(id) ?? [])
      const edits = entry.lastmod ? [entry.lastmod] : changes.map(({ edited }) => edited)
      const others = changes.flatMap(({ turned, checked }) => [turned, checked])
      return { ...entry, lastmod: latest([...edits, ...others]) }
    }),
    freshUntil: earliest(ends.filter((end) => end !== null)),
  }
}

/** Whether a page may be indexed, under its own URL. */
function isListed(page: Page, origin: string): boolean {
  const { robots, alternates } = pageMetadata(page, origin)
  return !robots.includes('noindex') && alternates.canonical === pageUrl(origin, page.route.path)
}

/** The last of some ISO moments; undefined when there are none. */
function latest(moments: string[]): string | undefined {
  return moments.toSorted().at(-1) || undefined
}

function earliest(moments: Date[]): Date | null {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
