import type { MutationEvent, SanityClient, SanityDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'

type Documents = Map<string, Record<string, unknown>>

/**
 * Maintains a copy of all documents by listening, as the Studio does. It reads a snapshot after the
 * welcome event, then applies each event's Mendoza patch in the order of the revisions.
 */
export function createReplica(client: SanityClient) {
  let documents: Documents = new Map()
  /** The events whose previous revision has not arrived yet, by document. */
  let waiting = new Map<string, MutationEvent[]>()
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
    const { documentId, previousRev } = event
    const last = lastRevisions.get(documentId)
    if (lastRevisions.has(documentId) && last !== previousRev) gaps.push(event)
    lastRevisions.set(documentId, revisionAfter(event))
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
    waiting = new Map()
    const held = early ?? []
    early = undefined
    for (const event of held) take(event)
  }

  function take(event: MutationEvent): void {
    if (early) {
      early.push(event)
      return
    }
    const id = event.documentId
    const chain = [...(waiting.get(id) ?? []), event]
    const known = chain.findLastIndex((one) => revisionAfter(one) === revisionOf(id))
    chain.splice(0, known + 1)
    for (let next = chain[0]; next?.previousRev === revisionOf(id) && next; next = chain[0]) {
      apply(next)
      chain.shift()
    }
    waiting.set(id, chain)
  }

  function apply({ documentId, effects, resultRev }: MutationEvent): void {
    const { _rev, ...before } = documents.get(documentId) ?? {}
    const after = applyPatch(_rev === undefined ? null : before, effects?.apply ?? [])
    if (after === null) documents.delete(documentId)
    else documents.set(documentId, { ...after, _rev: resultRev })
    applied += 1
  }

  function revisionOf(id: string): unknown {
    return documents.get(id)?._rev
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
          take(event)
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
    /** Events whose previous revision never arrived: an earlier event was missed. */
    unchained: () => [...waiting.values()].flat(),
    end: () => subscription.unsubscribe(),
  }
}

function revisionAfter({ transition, resultRev }: MutationEvent): string | undefined {
  return transition === 'disappear' ? undefined : resultRev
}
