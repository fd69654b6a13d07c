import { type Effects, safeEffects } from '../mendoza/effects.ts'
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
 * after, in the order the transaction changed them.
 *
 * Their number within the transaction counts the listener's own: the Studio holds back what it
 * hears of a transaction until it has as many events as are announced.
 *
 * @param before the snapshot the commit was made on
 */
export function eventsOf(
  commit: Commit,
  before: Snapshot,
  options: ListenOptions,
): MutationEvent[] {
  const events = commit.changes.flatMap((change) => {
    if (!options.concerns(change.id)) return []
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
    // Of a deleted document, too: the Studio chains events by it.
    resultRev: transactionId,
    ...(options.includeResult && next && { result: next }),
    ...(options.includePreviousRevision && { previous }),
    ...(options.includeEffects && { effects: effectsOf(change) }),
    timestamp,
    visibility: options.visibility,
  }
}

const effects = new WeakMap<Change, Effects>()

/** Encoding costs more than everything else about an event, so listeners share it. */
function effectsOf(change: Change): Effects {
  const known = effects.get(change) ?? safeEffects(change.previous, change.next)
  effects.set(change, known)
  return known
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
