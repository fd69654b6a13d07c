import { type Effects, safeEffects } from '../mendoza/effects.ts'
import { evaluateQuery, type QueryOptions } from '../query/evaluate.ts'
import type { Commit } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
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
 * Returns the events of a commit for one listener: one for each document that matched its query
 * before or after, in the order in which the transaction changed them.
 *
 * `transactionTotalEvents` counts the events of this listener only: the Studio waits until it has
 * received that many.
 *
 * @param before the snapshot before the commit
 */
export function eventsOf(
  commit: Commit,
  before: Snapshot,
  options: ListenOptions,
): MutationEvent[] {
  const events = commit.changes.flatMap((change) => {
    if (!options.isVisible(change.id)) return []
    const transition = transitionOf(
      matches(change.previous, before, options),
      matches(change.next, commit.snapshot, options),
    )
    return transition ? [eventOf(commit, change, transition, options)] : []
  })
  return events.map((event, index) => ({
    ...event,
    transactionTotalEvents: events.length,
    transactionCurrentEvent: index + 1,
  }))
}

function eventOf(
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
    ...(options.includeEffects && { effects: effectsOf(change) }),
    timestamp,
    visibility: options.visibility,
  }
}

const effects = new WeakMap<Change, Effects>()

/**
 * Returns the effects of a change. Encoding is the most expensive part of an event, so all listeners share the result.
 */
function effectsOf(change: Change): Effects {
  const known = effects.get(change) ?? safeEffects(change.previous, change.next)
  effects.set(change, known)
  return known
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
