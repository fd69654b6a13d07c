import { editsBetween } from '@elos/content/impact/edit'
import { pause } from '@elos/content/impact/pause'
import { type Site, siteAfter, siteOf } from '@elos/content/impact/site'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { documentTag } from '@elos/content/tags/tags'
import { type Observable, switchMap } from 'rxjs'
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

/** How long a site is the same although no document changes, in milliseconds: articles and prices come and go by themselves. */
const LIFETIME_MS = 60 * 60 * 1000

let latest: Promise<Site> | undefined

/**
 * The site of these published documents. Whoever asks about the same documents within the hour gets the same site; after
 * an edit only the pages that it alters are made again.
 */
function siteNow(documents: readonly StoredDocument[], now: Date): Promise<Site> {
  const anew = () => siteOf(documents, now, environment.siteUrl)
  latest = latest
    ? latest.then((site) => siteWith(site, documents, now)).catch(anew)
    : Promise.resolve(anew())
  return latest
}

/** A site with these documents in place of its own. */
async function siteWith(
  site: Site,
  documents: readonly StoredDocument[],
  now: Date,
): Promise<Site> {
  const edits = editsBetween(site.documents, documents)
  const isOld = now.getTime() - site.now.getTime() > LIFETIME_MS
  return edits.length > 0 || isOld ? siteAfter(site, edits, now) : site
}

/** Emits the site as it is published, and again whenever somebody publishes. */
export const watchSite = (store: DocumentStore): Observable<Site> =>
  store
    .listenQuery(QUERIES, PARAMS, {
      apiVersion: API_VERSION,
      perspective: 'published',
      tag: 'impact',
    })
    .pipe(switchMap((documents: StoredDocument[]) => siteNow(documents, new Date())))

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
