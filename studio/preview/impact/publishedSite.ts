import { pause } from '@elos/content/impact/pause'
import { type Site, siteOf } from '@elos/content/impact/site'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { documentTag } from '@elos/content/tags/tags'
import { map, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { environment } from '../../base/environment.ts'
import { contentDocuments } from '../../types/documents/index.ts'

/** Every published document that pages are made from. Of a picture only what a text says of it. */
const QUERIES = {
  fetch: `[
    ...*[_id in path("*") && _type in $types],
    ...*[_id in path("*") && _type in ["sanity.imageAsset"]]{
      _id, _type, _updatedAt, url, "metadata": {"dimensions": metadata.dimensions}
    }
  ]`,
  listen: '*[_id in path("*") && _type in $types]',
}

const PARAMS = { types: contentDocuments.map(({ name }) => name) }

let latest: { key: string; site: Site } | undefined

/** How long a site is the same although no document changes: what is due, and what has ended, is by the hour. */
const LIFETIME_MS = 60 * 60 * 1000

/**
 * The site of these published documents. Whoever asks about the same documents within the hour gets the
 * same site, whose pages are made once.
 */
function siteNow(documents: readonly StoredDocument[], now: Date): Site {
  const hour = new Date(Math.floor(now.getTime() / LIFETIME_MS) * LIFETIME_MS)
  const key = `${hour.getTime()} ${documents.map(({ _id, _rev, _updatedAt }) => `${_id} ${_rev ?? _updatedAt}`).join()}`
  if (latest?.key !== key) latest = { key, site: siteOf(documents, now, environment.siteUrl) }
  return latest.site
}

/** Emits the site as it is published, and again whenever somebody publishes. */
export const watchSite = (store: DocumentStore): Observable<Site> =>
  store
    .listenQuery(QUERIES, PARAMS, {
      apiVersion: API_VERSION,
      perspective: 'published',
      tag: 'impact',
    })
    .pipe(map((documents: StoredDocument[]) => siteNow(documents, new Date())))

/** A page on which visitors see something of a document. */
export interface PageOfSite {
  path: string
  name: string
}

/** The pages that are made from a document, at any depth of references, by the tags that the site gives them. */
export async function pagesShowing(site: Site, id: string): Promise<PageOfSite[]> {
  const tag = documentTag(id)
  const pages: PageOfSite[] = []
  for (const path of site.paths) {
    const loaded = await site.load(path)
    if (loaded.outcome === 'page' && loaded.tags.includes(tag))
      pages.push({ path, name: loaded.page.route.name || path })
    await pause()
  }
  return pages
}
