import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { SanityClient } from '@sanity/client'
import {
  auditTime,
  concatMap,
  from,
  map,
  type Observable,
  of,
  ReplaySubject,
  retry,
  scan,
  share,
  timer,
} from 'rxjs'
import { applyChange, type DocumentChange, type DocumentSet } from './documentSet.ts'

const QUERY = '*[_type in $types]'

/** How long to wait before connecting again, in milliseconds. */
const RETRY_MS = 2000

/** How long edits are collected before they are emitted, in milliseconds. */
const PAUSE_MS = 300

/** How long documents stay known after nobody looks at them, in milliseconds: from one page to the next. */
const KEEP_MS = 30_000

/** The documents that are watched now, by dataset and types. */
const watched = new Map<string, Observable<DocumentSet>>()

/**
 * Emits all documents of the given types, drafts included, and then every change. Changes during the
 * first read are buffered, so that none is lost. After a lost connection everything is read again. Parts
 * of the Studio that watch the same documents share what was read.
 */
export function watchDocuments(
  client: SanityClient,
  types: readonly string[],
): Observable<DocumentSet> {
  const { projectId, dataset } = client.config()
  const key = JSON.stringify([projectId, dataset, types])
  const known = watched.get(key)
  if (known) return known
  const shared = watchAnew(client, types).pipe(
    share({
      connector: () => new ReplaySubject<DocumentSet>(1),
      resetOnRefCountZero: () => timer(KEEP_MS),
    }),
  )
  watched.set(key, shared)
  return shared
}

function watchAnew(client: SanityClient, types: readonly string[]): Observable<DocumentSet> {
  const readAll = () =>
    from(client.fetch<StoredDocument[]>(QUERY, { types }, { perspective: 'raw' })).pipe(
      map((documents): DocumentChange => ({ documents })),
    )
  const start: DocumentSet = new Map()
  return client
    .listen<StoredDocument>(
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
