import { draftId, publishedId as publishedIdOf } from '../store/document.ts'
import type { Revision } from './log.ts'

/**
 * An event in the life of a document, in the shape of the events API, which the Studio's timeline
 * shows (`sanity/src/core/store/events/types.ts`). Edits of a draft are not events: the Studio reads
 * those from the transactions.
 */
interface DocumentEvent extends EventDetails {
  /** The published id. */
  documentId: string
  /** The moment as RFC 3339, in UTC. */
  timestamp: string
  author: string
}

interface EventDetails {
  type:
    | 'createDocumentVersion'
    | 'createLiveDocument'
    | 'deleteDocumentGroup'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'updateLiveDocument'
  revisionId?: string
  publishCause?: 'document.publish'
  versionId?: string
  /** The revision of the version; the last one, if it was deleted. */
  versionRevisionId?: string
}

/** An event and the number of its transaction. */
interface NumberedEvent {
  seq: number
  event: DocumentEvent
}

/**
 * Returns the events of a document, newest first.
 *
 * @param id the id of a published document, draft or version. For a draft or version, transactions
 *   that changed only the published document are left out, because the Studio would look for the
 *   variant in them
 * @param revisions of the document and all its variants, oldest first
 */
export function documentEvents(id: string, revisions: readonly Revision[]): NumberedEvent[] {
  const documentId = publishedIdOf(id)
  const transactions = Map.groupBy(revisions, ({ seq }) => seq)
  const current = new Map<string, string>()
  const events: NumberedEvent[] = []
  for (const [seq, changes] of transactions) {
    const [first] = changes
    if (!first) continue
    for (const { document, exists, transactionId } of changes) {
      if (exists) current.set(document, transactionId)
      else current.delete(document)
    }
    const transaction: Transaction = { id: first.transactionId, changes, current }
    const details = id === documentId ? ofPublished(id, transaction) : ofVariant(id, transaction)
    if (!details) continue
    const { timestamp, author } = first
    events.push({ seq, event: { ...details, documentId, timestamp, author } })
  }
  return events.reverse()
}

interface Transaction {
  id: string
  changes: readonly Revision[]
  /** The revision of each variant that exists after the transaction, by id. */
  current: ReadonlyMap<string, string>
}

function ofPublished(
  id: string,
  { id: revisionId, changes, current }: Transaction,
): EventDetails | undefined {
  const published = changes.find(({ document }) => document === id)
  if (!published) return current.size === 0 ? GROUP_DELETED : undefined
  if (!published.exists) {
    const left = current.keys().next().value
    return left === undefined ? GROUP_DELETED : unpublished(left, current)
  }
  const source = changes.find(({ exists }) => !exists)
  if (source) return publication(source, revisionId)
  const isNew = published.previousRev === null
  return { type: isNew ? 'createLiveDocument' : 'updateLiveDocument', revisionId }
}

function ofVariant(
  id: string,
  { id: transactionId, changes, current }: Transaction,
): EventDetails | undefined {
  if (current.size === 0) return GROUP_DELETED
  const variant = changes.find(({ document }) => document === id)
  if (variant?.exists === false) {
    const target = changes.find(({ document }) => document === publishedIdOf(id))
    if (target?.exists) return publication(variant, transactionId)
    return {
      type: 'deleteDocumentVersion',
      versionId: id,
      versionRevisionId: variant.previousRev ?? '',
    }
  }
  if (variant?.previousRev !== null) return undefined
  return { type: 'createDocumentVersion', versionId: id, versionRevisionId: transactionId }
}

const GROUP_DELETED: EventDetails = { type: 'deleteDocumentGroup' }

function publication(source: Revision, revisionId: string): EventDetails {
  return {
    type: 'publishDocumentVersion',
    revisionId,
    publishCause: 'document.publish',
    versionId: source.document,
    versionRevisionId: source.previousRev ?? '',
  }
}

/** The event of unpublishing. It names the draft, or another version if there is no draft. */
function unpublished(left: string, current: ReadonlyMap<string, string>): EventDetails {
  const draft = draftId(left)
  const id = current.has(draft) ? draft : left
  return { type: 'unpublishDocument', versionId: id, versionRevisionId: current.get(id) ?? '' }
}
