import type { ReviewDocument } from '@elos/content/review/type'
import type { SanityClient } from '@sanity/client'
import { auditTime, concatMap, from, map, type Observable, of, retry, scan } from 'rxjs'
import { applyChange, type DocumentChange, type DocumentSet } from './documentSet.ts'

const QUERY = '*[_type in $types]'

/** How long to wait before connecting again, in milliseconds. */
const RETRY_MS = 2000

/** How long edits are collected before they are emitted, in milliseconds. */
const PAUSE_MS = 300

/**
 * Emits all documents of the given types, drafts included, and then every change. Changes during the
 * first read are buffered, so that none is lost. After a lost connection everything is read again.
 */
export function watchDocuments(
  client: SanityClient,
  types: readonly string[],
): Observable<DocumentSet> {
  const readAll = () =>
    from(client.fetch<ReviewDocument[]>(QUERY, { types }, { perspective: 'raw' })).pipe(
      map((documents): DocumentChange => ({ documents })),
    )
  const start: DocumentSet = new Map()
  return client
    .listen<ReviewDocument>(
      QUERY,
      { types },
      { events: ['welcome', 'mutation'], includeResult: true, visibility: 'query', tag: 'review' },
    )
    .pipe(
      concatMap((event): Observable<DocumentChange> => {
        if (event.type === 'welcome') return readAll()
        if (event.type !== 'mutation') return of()
        return of({ documentId: event.documentId, result: event.result ?? null })
      }),
      retry({ delay: RETRY_MS }),
      scan(applyChange, start),
      auditTime(PAUSE_MS),
    )
}
