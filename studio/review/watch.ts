import type { SanityClient } from '@sanity/client'
import { auditTime, concatMap, from, map, type Observable, of, retry, scan } from 'rxjs'
import type { ReviewDocument } from '../../packages/content/review/type.ts'
import { type Known, learn, type News } from './known.ts'

const QUERY = '*[_type in $types]'

/** How long edits are gathered before the list is made again, in milliseconds. */
const PAUSE = 300

/**
 * All documents of the given types, drafts included, now and after every change. Changes wait while
 * the documents are read, so that none is lost; after a lost connection all is read again.
 */
export function watchDocuments(client: SanityClient, types: readonly string[]): Observable<Known> {
  const readAll = () =>
    from(client.fetch<ReviewDocument[]>(QUERY, { types }, { perspective: 'raw' })).pipe(
      map((documents): News => ({ documents })),
    )
  const start: Known = new Map()
  return client
    .listen<ReviewDocument>(
      QUERY,
      { types },
      { events: ['welcome', 'mutation'], includeResult: true, visibility: 'query', tag: 'review' },
    )
    .pipe(
      concatMap((event): Observable<News> => {
        if (event.type === 'welcome') return readAll()
        if (event.type !== 'mutation') return of()
        return of({ documentId: event.documentId, result: event.result ?? null })
      }),
      retry({ delay: 2000 }),
      scan(learn, start),
      auditTime(PAUSE),
    )
}
