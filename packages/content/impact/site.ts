import { type Loaded, loadPage } from '../page/loadPage.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { recordsIn, textOf } from '../parts/stored/value.ts'
import { pathsOfAll } from '../tags/published.ts'
import { lakeOfDocuments } from './documentLake.ts'
import { documentsAfter, type Edit, tagsOfEdits } from './edit.ts'

/** The site as it is made from some documents. Each page is made once, when it is asked for. */
export interface Site {
  documents: readonly StoredDocument[]
  /** The moment that decides which claims are current and which articles are due. */
  now: Date
  /** The site's address. */
  origin: string
  /** The paths of routes, former versions, redirects and the pages of lists. */
  paths: string[]
  load(path: string): Promise<Loaded>
  /** The answers that were asked for so far, by path. */
  loaded: ReadonlyMap<string, Promise<Loaded>>
}

/** The site of these published documents at a moment and an address. `known` has answers that need not be made. */
export function siteOf(
  documents: readonly StoredDocument[],
  now: Date,
  origin: string,
  known: Iterable<[path: string, answer: Promise<Loaded>]> = [],
): Site {
  const client = lakeOfDocuments(documents)
  const loaded = new Map(known)
  return {
    documents,
    now,
    origin,
    paths: allPaths(documents),
    loaded,
    load(path) {
      const page = loaded.get(path) ?? loadPage(client, path, now, origin)
      loaded.set(path, page)
      return page
    },
  }
}

/**
 * The site after some edits, at a moment. Of the answers that were made before, those stay that the edits do not invalidate
 * and that have not become wrong by themselves.
 */
export async function siteAfter(
  site: Site,
  edits: readonly Edit[],
  now: Date = site.now,
): Promise<Site> {
  const { documents, origin, loaded } = site
  const invalidated = await tagsOfEdits(edits)
  const known = await Promise.all(
    [...loaded].map(async ([path, answer]): Promise<[string, Promise<Loaded>][]> => {
      const made = await answer.catch(() => undefined)
      const isFresh = made && (made.freshUntil === null || made.freshUntil > now)
      return isFresh && !made.tags.some((tag) => invalidated.has(tag)) ? [[path, answer]] : []
    }),
  )
  return siteOf(documentsAfter(documents, edits), now, origin, known.flat())
}

function allPaths(documents: readonly StoredDocument[]): string[] {
  const placed = documents.map((document) => ({
    _type: document._type,
    path: pathOf(document) || null,
    source: document._type === 'redirect' ? textOf(document.source) || null : null,
    former: recordsIn(document.former).map(({ version }) => textOf(version)),
  }))
  return [...pathsOfAll(placed)].sort()
}
