import { draftId, publishedId as publishedIdOf } from '../store/document.ts'
import type { Revision } from './log.ts'

/**
 * What happened to a document as a whole, in the shapes of the history's events API which the
 * Studio's timeline shows (`sanity/src/core/store/events/types.ts`). Edits of a draft are not among
 * them: the Studio makes those out of transactions.
 */
export type DocumentEvent = {
  /** The published id. */
  readonly documentId: string
  /** RFC 3339, UTC */
  readonly timestamp: string
  readonly author: string
} & (
  | ({ readonly type: 'createDocumentVersion' | 'deleteDocumentVersion' } & VersionRevision)
  | ({
      readonly type: 'publishDocumentVersion'
      readonly revisionId: string
      readonly publishCause: 'document.publish'
    } & VersionRevision)
  | ({ readonly type: 'unpublishDocument' } & VersionRevision)
  | { readonly type: 'createLiveDocument' | 'updateLiveDocument'; readonly revisionId: string }
  | { readonly type: 'deleteDocumentGroup' }
)

interface VersionRevision {
  readonly versionId: string
  /** The version's revision; for one that is gone, its last. */
  readonly versionRevisionId: string
  readonly releaseId?: string
}

type What = DocumentEvent extends infer Event
  ? Event extends DocumentEvent
    ? Omit<Event, 'documentId' | 'timestamp' | 'author'>
    : never
  : never

/** An event and the transaction it is of. */
export interface Dated {
  readonly seq: number
  readonly event: DocumentEvent
}

/**
 * The events of a document, newest first.
 *
 * @param id a published id, or a variant's: then what happened to its published form alone is left
 *   out, because the Studio would look for the variant in revisions it was not part of
 * @param revisions of the document and all its variants, oldest first
 */
export function documentEvents(id: string, revisions: readonly Revision[]): Dated[] {
  const documentId = publishedIdOf(id)
  const transactions = Map.groupBy(revisions, ({ seq }) => seq)
  const current = new Map<string, string>()
  const events: Dated[] = []
  for (const [seq, changes] of transactions) {
    const [first] = changes
    if (!first) continue
    for (const { document, exists, transactionId } of changes) {
      if (exists) current.set(document, transactionId)
      else current.delete(document)
    }
    const transaction: Transaction = { id: first.transactionId, changes, current }
    const what = id === documentId ? ofPublished(id, transaction) : ofVariant(id, transaction)
    if (!what) continue
    const { timestamp, author } = first
    events.push({ seq, event: { ...what, documentId, timestamp, author } })
  }
  return events.reverse()
}

interface Transaction {
  readonly id: string
  readonly changes: readonly Revision[]
  /** The revisions of those that exist after it. */
  readonly current: ReadonlyMap<string, string>
}

function ofPublished(id: string, { id: revisionId, changes, current }: Transaction) {
  const published = changes.find(({ document }) => document === id)
  if (!published) return current.size === 0 ? groupDeleted : undefined
  if (!published.exists) {
    const left = current.keys().next().value
    return left === undefined ? groupDeleted : unpublished(left, current)
  }
  const source = changes.find(({ exists }) => !exists)
  if (source) return publication(source, revisionId)
  const type = published.previousRev === null ? 'createLiveDocument' : 'updateLiveDocument'
  return { type, revisionId } as const satisfies What
}

function ofVariant(id: string, { id: transactionId, changes, current }: Transaction) {
  if (current.size === 0) return groupDeleted
  const variant = changes.find(({ document }) => document === id)
  if (variant?.exists === false) {
    const target = changes.find(({ document }) => document === publishedIdOf(id))
    if (target?.exists) return publication(variant, transactionId)
    return {
      type: 'deleteDocumentVersion',
      ...versionOf(id, variant.previousRev ?? ''),
    } as const satisfies What
  }
  if (variant?.previousRev !== null) return undefined
  return {
    type: 'createDocumentVersion',
    ...versionOf(id, transactionId),
  } as const satisfies What
}

const groupDeleted = { type: 'deleteDocumentGroup' } as const satisfies What

function publication(source: Revision, revisionId: string) {
  return {
    type: 'publishDocumentVersion',
    revisionId,
    publishCause: 'document.publish',
    ...versionOf(source.document, source.previousRev ?? ''),
  } as const satisfies What
}

/** The draft is what becomes of an unpublished document, unless only other versions are left. */
function unpublished(left: string, current: ReadonlyMap<string, string>) {
  const draft = draftId(left)
  const id = current.has(draft) ? draft : left
  return {
    type: 'unpublishDocument',
    ...versionOf(id, current.get(id) ?? ''),
  } as const satisfies What
}

function versionOf(versionId: string, versionRevisionId: string): VersionRevision {
  const [kind, releaseId = ''] = versionId.split('.')
  return { versionId, versionRevisionId, ...(kind === 'versions' && { releaseId }) }
}
