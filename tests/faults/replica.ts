import type { MutationEvent, SanityClient, SanityDocument } from '@sanity/client'
import { applyPatch } from 'mendoza'

type Documents = Map<string, Record<string, unknown>>

/**
 * Keeps a copy of all documents by listening, the way the Studio does: a snapshot when welcome,
 * then events chained by revision, each applied once as its Mendoza patch.
 */
export function createReplica(client: SanityClient) {
  let documents: Documents = new Map()
  /** Events that do not follow from what is known, by document. */
  let waiting = new Map<string, MutationEvent[]>()
  /** What came before the snapshot did. */
  let early: MutationEvent[] | undefined = []
  let connections = 0
  let applied = 0
  const failures: unknown[] = []
  /** Where the events of this connection have led to, by document. */
  let heard = new Map<string, string | undefined>()
  const gaps: MutationEvent[] = []

  /** A snapshot heals what was missed before it, so each connection is checked for itself. */
  function checkChain(event: MutationEvent): void {
    const { documentId, previousRev } = event
    if (heard.has(documentId) && heard.get(documentId) !== previousRev) gaps.push(event)
    heard.set(documentId, revisionAfter(event))
  }

  async function takeSnapshot(): Promise<void> {
    connections += 1
    heard = new Map()
    const connection = connections
    early = []
    const snapshot = await client.fetch<SanityDocument[]>('*').catch(() => undefined)
    // A connection lost meanwhile is followed by another, with a snapshot of its own.
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
    connections: () => connections,
    applied: () => applied,
    /** Events that do not follow from the one before them: something was missed or repeated. */
    gaps: () => gaps,
    /** Events that never found the one they follow: something before them was missed. */
    unchained: () => [...waiting.values()].flat(),
    end: () => subscription.unsubscribe(),
  }
}

function revisionAfter({ transition, resultRev }: MutationEvent): string | undefined {
  return transition === 'disappear' ? undefined : resultRev
}
