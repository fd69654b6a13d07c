import type { LakeDocument } from '../store/document.ts'
import type { Change, Snapshot } from '../store/snapshot.ts'

type Operation = 'create' | 'update' | 'delete' | 'none'

/** The effect of one mutation on one document. */
export interface Outcome {
  id: string
  operation: Operation
}

/** The documents during a transaction: the snapshot before it, and the changes so far. */
export class Workspace {
  readonly before: Snapshot
  readonly transactionId: string
  readonly timestamp: string
  readonly outcomes: Outcome[] = []
  /** The ids of documents whose history is deleted too. */
  readonly purged = new Set<string>()
  readonly #changes = new Map<string, Change & { index: number }>()

  constructor(before: Snapshot, transactionId: string, timestamp: string) {
    this.before = before
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get changes(): Change[] {
    return [...this.#changes.values()]
  }

  /** The dataset with the changes so far. */
  get snapshot(): Snapshot {
    return this.#changes.size === 0 ? this.before : this.before.with(this.changes)
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.next : (this.before.get(id) ?? null)
  }

  /** The position in the transaction of the last mutation that changed a document. */
  indexOf(id: string): number {
    return this.#changes.get(id)?.index ?? 0
  }

  /** Records the next state of a document, and the mutation that leads to it. */
  put(id: string, next: LakeDocument | null, mutation: unknown, index: number): void {
    const change = this.#changes.get(id)
    const previous = change ? change.previous : (this.before.get(id) ?? null)
    const mutations = [...(change?.mutations ?? []), mutation]
    this.#changes.set(id, { id, previous, next, mutations, index })
    const current = change ? change.next : previous
    this.outcomes.push({ id, operation: operationOf(current, next) })
  }

  /** Records a mutation that changed nothing. */
  skip(id: string): void {
    this.outcomes.push({ id, operation: 'none' })
  }
}

function operationOf(current: LakeDocument | null, next: LakeDocument | null): Operation {
  if (!next) return current ? 'delete' : 'none'
  return current ? 'update' : 'create'
}
