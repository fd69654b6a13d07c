import type { MutationEvent, SanityClient, SanityDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'

/**
 * Maintains a copy of all documents by listening, as the Studio does. It reads a snapshot after the
 * welcome event, then applies each event's Mendoza patch.
 */
export function createReplica(client: SanityClient) {
  let documents = new Map<string, Record<string, unknown>>()
  /** Events that arrive before the snapshot. */
  let early: MutationEvent[] | undefined = []
  let connections = 0
  let applied = 0
  const failures: unknown[] = []
  /** The revision after the last event of this connection, by document. */
  let lastRevisions = new Map<string, string | undefined>()
  const gaps: MutationEvent[] = []

  /** Checks the order of events per connection, because the next connection reads a snapshot again. */
  function checkChain(event: MutationEvent): void {
    const { documentId, previousRev, transition, resultRev } = event
    const last = lastRevisions.get(documentId)
    if (lastRevisions.has(documentId) && last !== previousRev) gaps.push(event)
    lastRevisions.set(documentId, transition === 'disappear' ? undefined : resultRev)
  }

  async function takeSnapshot(): Promise<void> {
    connections += 1
    lastRevisions = new Map()
    const connection = connections
    early = []
    const snapshot = await client.fetch<SanityDocument[]>('*').catch(() => undefined)
    // If the connection was lost in the meantime, the next one reads its own snapshot.
    if (!snapshot || connection !== connections) return
    documents = new Map(snapshot.map((document) => [document._id, document]))
    const held = early ?? []
    early = undefined
    for (const event of held) apply(event)
  }

  /** Applies an event, unless its change is in the snapshot. After one that was missed, no other of its document applies. */
  function apply({ documentId, previousRev, effects, resultRev }: MutationEvent): void {
    const { _rev, ...before } = documents.get(documentId) ?? {}
    if (_rev !== previousRev) return
    const after = applyPatch(_rev === undefined ? null : before, effects?.apply ?? [])
    if (after === null) documents.delete(documentId)
    else documents.set(documentId, { ...after, _rev: resultRev })
    applied += 1
  }

  const subscription = client
    .listen('*', {}, {
      events: ['welcome', 'mutation', 'reconnect'],
      effectFormat: 'mendoza',
      includeResult: false,
    } as const)
    .subscribe({
      next(event) {
        if (event.type === 'welcome') void takeSnapshot()
        else if (event.type === 'mutation') {
          checkChain(event)
          if (early) early.push(event)
          else apply(event)
        }
      },
      error: (error) => failures.push(error),
    })

  return {
    failures,
    documents: () => Object.fromEntries(documents),
    /** Returns how often the Lake accepted the listener. */
    connections: () => connections,
    /** Returns how many events were applied. A document in a snapshot does not count. */
    applied: () => applied,
    /** Events whose previous revision is not that of the event before: one was missed or repeated. */
    gaps: () => gaps,
    end: () => subscription.unsubscribe(),
  }
}
