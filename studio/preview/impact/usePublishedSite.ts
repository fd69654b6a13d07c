import type { Site } from '@elos/content/impact/site'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { useEffect, useState } from 'react'
import { map, type Observable } from 'rxjs'
import { type DocumentStore, useDocumentStore } from 'sanity'
import { SITE_CHANGES, SITE_PARAMS, SITE_QUERY, siteNow } from './publishedSite.ts'

/** Emits the site as it is published, and again whenever somebody publishes. */
export const watchSite = (store: DocumentStore): Observable<Site> =>
  store
    .listenQuery({ fetch: SITE_QUERY, listen: SITE_CHANGES }, SITE_PARAMS, {
      apiVersion: API_VERSION,
      perspective: 'published',
      tag: 'impact',
    })
    .pipe(map((documents: StoredDocument[]) => siteNow(documents, new Date())))

/** The site as it is published; undefined until it is read, and null if that failed. */
export function usePublishedSite(): Site | null | undefined {
  const store = useDocumentStore()
  const [site, setSite] = useState<Site | null>()
  useEffect(() => {
    const subscription = watchSite(store).subscribe({ next: setSite, error: () => setSite(null) })
    return () => subscription.unsubscribe()
  }, [store])
  return site
}
