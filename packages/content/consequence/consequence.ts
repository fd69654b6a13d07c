/**
 * What publishing does to the site, told before it is done. The pages are found by the tags that the site
 * itself uses when the webhook reports the change, and compared as the site would make them.
 */
import type { Loaded } from '../page/loadPage.ts'
import { type PageMetadata, pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { difference, type Replacement } from './difference.ts'
import { changeOf, documentsAfter, type Edit } from './edit.ts'
import { dataLines, linesOf } from './lines.ts'
import { invalidatedPaths, type Site, siteOf } from './site.ts'

/** A page's title and description for search engines. */
export interface SearchTexts {
  title: string
  description: string
}

/** What becomes of a path: its page changes, appears, or goes. */
export type Fate = 'changes' | 'appears' | 'goes'

/** How a page changes. Lists hold what changes only. */
export interface PageChange {
  path: string
  /** The short name of the page. */
  name: string
  fate: Fate
  /** What visitors read on the page. */
  text: Replacement[]
  /** The result that search engines show, when it changes; null where there is no page. */
  search?: { before: SearchTexts | null; after: SearchTexts | null }
  /** What networks and search engines read in the head: addresses, titles of cards, dates. */
  head: Replacement[]
  structuredData: Replacement[]
  /** Whether the page changes in something that is no text: a picture, an icon, an order. */
  looks: boolean
  /** Where the path leads that has no page of its own after this, or had none before. */
  redirect?: string
}

/** What some edits do. */
export interface Consequence {
  /** Every path whose answer the site makes again. */
  paths: string[]
  /** The pages that are different then. */
  pages: PageChange[]
}

/** What a page shows, as lines. */
interface Shown {
  name: string
  text: string[]
  search: SearchTexts
  head: string[]
  data: string[]
}

function shownOf(loaded: Loaded, origin: string): Shown | undefined {
  if (loaded.outcome !== 'page') return undefined
  const { page } = loaded
  const { title, description = '', ...head } = pageMetadata(page, origin)
  const { site, subject, breadcrumb, related } = page
  return {
    name: page.route.name,
    text: linesOf([breadcrumb, subject, related, site]),
    search: { title, description },
    head: headLines(head),
    data: dataLines(structuredData(page, origin)),
  }
}

/** Pictures are compared as such: their addresses say nothing. */
function headLines({ openGraph, twitter, ...head }: Partial<PageMetadata>): string[] {
  const { images: _shown, ...graph } = openGraph ?? {}
  const { images: _cards, ...card } = twitter ?? {}
  return dataLines({ ...head, redes: graph, cartão: card })
}

const EMPTY: Shown = {
  name: '',
  text: [],
  search: { title: '', description: '' },
  head: [],
  data: [],
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What of an answer visitors and machines get: the page, the redirect, or nothing. */
const answerOf = ({ tags, madeFrom, freshUntil, ...outcome }: Loaded) => outcome

const redirectOf = (loaded: Loaded) => (loaded.outcome === 'redirect' ? loaded.location : undefined)

/** How the answer at a path changes; undefined when visitors get the same. */
export function compareAnswers(
  path: string,
  before: Loaded,
  after: Loaded,
  origin: string,
): PageChange | undefined {
  if (isSame(answerOf(before), answerOf(after))) return undefined
  const [old, fresh] = [shownOf(before, origin), shownOf(after, origin)]
  const redirect = redirectOf(after) ?? redirectOf(before)
  // A missing page shows the settings: nobody publishes for it.
  if (!old && !fresh && !redirect) return undefined
  const [one, other] = [old ?? EMPTY, fresh ?? EMPTY]
  const change = {
    text: difference(one.text, other.text),
    head: difference(one.head, other.head),
    structuredData: difference(one.data, other.data),
  }
  return {
    path,
    name: fresh?.name || old?.name || path,
    fate: fateOf(before, after),
    ...change,
    ...(!isSame(one.search, other.search) && {
      search: { before: old?.search ?? null, after: fresh?.search ?? null },
    }),
    looks: Object.values(change).every((each) => each.length === 0),
    ...(redirect && { redirect }),
  }
}

function fateOf(before: Loaded, after: Loaded): Fate {
  if (before.outcome === 'missing') return 'appears'
  return after.outcome === 'missing' ? 'goes' : 'changes'
}

/** Every path whose answer the site invalidates when these edits are published. */
export async function predictedPaths(
  before: Site,
  after: Site,
  edits: readonly Edit[],
): Promise<string[]> {
  const changes = (await Promise.all(edits.map(changeOf))).filter((change) => change !== undefined)
  const paths = [...new Set([...before.paths, ...after.paths])].sort()
  return invalidatedPaths(before, paths, changes)
}

/**
 * What some edits do to the site.
 *
 * @param site as it is, from every published document
 * @param origin of the site, 'https://exemplo.com.br'
 */
export async function consequenceOf(
  site: Site,
  edits: readonly Edit[],
  origin: string,
): Promise<Consequence> {
  const after = siteOf(documentsAfter(site.documents, edits), site.now)
  const paths = await predictedPaths(site, after, edits)
  const pages: PageChange[] = []
  for (const path of paths) {
    const change = compareAnswers(path, await site.load(path), await after.load(path), origin)
    if (change) pages.push(change)
    // Between two pages the browser may show what it has to.
    await new Promise<void>((resolve) => setTimeout(resolve))
  }
  return { paths, pages }
}
