import type { LakeDocument } from '../store/document.ts'
import type { Change, Snapshot } from '../store/snapshot.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'

/** What one mutation did to one document. */
export interface Outcome {
  readonly id: string
  readonly operation: Operation
}

/** The documents of a transaction under way, over the snapshot it started from. */
export class Workspace {
  readonly before: Snapshot
  readonly transactionId: string
  readonly timestamp: string
  readonly outcomes: Outcome[] = []
  /** Ids of documents whose history goes with them. */
  readonly purged = new Set<string>()
  readonly #changes = new Map<string, Change & { readonly index: number }>()

  constructor(before: Snapshot, transactionId: string, timestamp: string) {
    this.before = before
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get changes(): Change[] {
    return [...this.#changes.values()]
  }

  /** The dataset as the transaction sees it so far. */
  get snapshot(): Snapshot {
    return this.#changes.size === 0 ? this.before : this.before.with(this.changes)
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.next : (this.before.get(id) ?? null)
  }

  /** The place, in the transaction, of the mutation that changed a document last. */
  indexOf(id: string): number {
    return this.#changes.get(id)?.index ?? 0
  }

  /** Records a document's next state with the plain mutation that leads to it. */
  put(id: string, next: LakeDocument | null, mutation: unknown, index: number): void {
    const change = this.#changes.get(id)
    const previous = change ? change.previous : (this.before.get(id) ?? null)
    const mutations = [...(change?.mutations ?? []), mutation]
    this.#changes.set(id, { id, previous, next, mutations, index })
    const current = change ? change.next : previous
    this.outcomes.push({ id, operation: operationOf(current, next) })
  }

  /** Records a mutation that left its document as it was. */
  skip(id: string): void {
    this.outcomes.push({ id, operation: 'none' })
  }
}

function operationOf(current: LakeDocument | null, next: LakeDocument | null): Operation {
  if (!next) return current ? 'delete' : 'none'
  return current ? 'update' : 'create'
}
