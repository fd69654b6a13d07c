import { type Loaded, loadPage } from '../page/loadPage.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { pathOf } from '../parts/stored/route.ts'
import { recordsIn, textOf } from '../parts/stored/value.ts'
import { pathsOfAll } from '../tags/published.ts'
import { lakeOfDocuments } from './documentLake.ts'

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
}

/** The site of these published documents at a moment and an address. */
export function siteOf(documents: readonly StoredDocument[], now: Date, origin: string): Site {
  const client = lakeOfDocuments(documents)
  const loaded = new Map<string, Promise<Loaded>>()
  return {
    documents,
    now,
    origin,
    paths: allPaths(documents),
    load(path) {
      const page = loaded.get(path) ?? loadPage(client, path, now, origin)
      loaded.set(path, page)
      return page
    },
  }
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
