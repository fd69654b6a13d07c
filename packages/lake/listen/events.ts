import { safeEffects } from '../mendoza/effects.ts'
import { evaluateQuery, type QueryOptions } from '../query/evaluate.ts'
import type { View } from '../query/view.ts'
import type { Commit } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Change, Snapshot } from '../store/snapshot.ts'

/** What a listener asked for. https://www.sanity.io/docs/http-reference/listen */
export interface ListenOptions {
  readonly query: string
  readonly params: Record<string, unknown>
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly includeEffects: boolean
  readonly visibility: string
  /** Whether the listener may know of a document. */
  readonly concerns: (id: string) => boolean
  readonly context: Pick<QueryOptions, 'identity' | 'sanity'>
}

type Transition = 'appear' | 'update' | 'disappear'

export interface MutationEvent {
  readonly eventId: string
  readonly documentId: string
  readonly transactionId: string
  readonly transition: Transition
  readonly [field: string]: unknown
}

/**
 * The events of a commit for one listener: one per document that matched its query before or
 * after.
 *
 * @param before the snapshot the commit was made on
 */
export function eventsOf(
  commit: Commit,
  before: Snapshot,
  options: ListenOptions,
): MutationEvent[] {
  return commit.changes.flatMap((change, index) => {
    if (!options.concerns(change.id)) return []
    const transition = transitionOf(
      matches(change.previous, before, options),
      matches(change.next, commit.snapshot, options),
    )
    return transition ? [eventOf(commit, change, index, transition, options)] : []
  })
}

function eventOf(
  { id: transactionId, timestamp, author, changes }: Commit,
  { id, previous, next, mutations }: Change,
  index: number,
  transition: Transition,
  options: ListenOptions,
): MutationEvent {
  return {
    eventId: `${transactionId}#${id}`,
    documentId: id,
    transactionId,
    transition,
    identity: author,
    ...(options.includeMutations && { mutations }),
    ...(previous && { previousRev: previous._rev }),
    ...(next && { resultRev: transactionId }),
    ...(options.includeResult && next && { result: next }),
    ...(options.includePreviousRevision && { previous }),
    ...(options.includeEffects && { effects: safeEffects(previous, next) }),
    timestamp,
    visibility: options.visibility,
    transactionTotalEvents: changes.length,
    transactionCurrentEvent: index + 1,
  }
}

function transitionOf(before: boolean, after: boolean): Transition | undefined {
  if (after) return before ? 'update' : 'appear'
  return before ? 'disappear' : undefined
}

/** Whether a listener's query selects a document: it is asked of that document alone. */
function matches(document: LakeDocument | null, snapshot: Snapshot, options: ListenOptions) {
  if (!document) return false
  const only = [document]
  const view: View = {
    get: (id) => snapshot.get(id),
    all: () => only,
    ofType: (type) => (document._type === type ? only : []),
    withId: (id) => (document._id === id ? document : undefined),
  }
  const { query, params, context } = options
  const { result } = evaluateQuery({ view, query, params, ...context })
  return Array.isArray(result) ? result.length > 0 : result !== null
}
