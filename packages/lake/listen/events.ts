import { evaluateQuery, type QueryOptions } from '../query/evaluate.ts'
import type { Commit } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import { effectsBetween } from '../store/effects.ts'
import type { Change, Snapshot } from '../store/snapshot.ts'
import type { View } from '../view/view.ts'

/** The parameters of a listener. https://www.sanity.io/docs/http-reference/listen */
export interface ListenOptions {
  query: string
  params: Record<string, unknown>
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
  visibility: string
  /** Whether the listener may see the document with an id. */
  isVisible: (id: string) => boolean
  context: Pick<QueryOptions, 'identity' | 'sanity'>
}

type Transition = 'appear' | 'update' | 'disappear'

export interface MutationEvent {
  eventId: string
  documentId: string
  transactionId: string
  transition: Transition
  [field: string]: unknown
}

/**
 * Returns the event of a change for one listener, if its query selects the document before or after the commit.
 *
 * @param before the snapshot before the commit
 */
export function eventOf(
  commit: Commit,
  change: Change,
  before: Snapshot,
  options: ListenOptions,
): MutationEvent | undefined {
  if (!options.isVisible(change.id)) return undefined
  const transition = transitionOf(
    matches(change.previous, before, options),
    matches(change.next, commit.snapshot, options),
  )
  return transition && describe(commit, change, transition, options)
}

function describe(
  { id: transactionId, timestamp, author }: Commit,
  change: Change,
  transition: Transition,
  options: ListenOptions,
): MutationEvent {
  const { id, previous, next, mutations } = change
  return {
    eventId: `${transactionId}#${id}`,
    documentId: id,
    transactionId,
    transition,
    identity: author,
    ...(options.includeMutations && { mutations }),
    ...(previous && { previousRev: previous._rev }),
    // The field is present for a deleted document, too: the Studio orders events by it.
    resultRev: transactionId,
    ...(options.includeResult && next && { result: next }),
    ...(options.includePreviousRevision && { previous }),
    ...(options.includeEffects && { effects: effectsBetween(previous, next) }),
    timestamp,
    visibility: options.visibility,
  }
}

function transitionOf(before: boolean, after: boolean): Transition | undefined {
  if (after) return before ? 'update' : 'appear'
  return before ? 'disappear' : undefined
}

/** Whether a listener's query selects a document. In the query, `*` contains only this document. */
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
