import type { LakeDocument } from './document.ts'

/** One document before and after a transaction; `null` stands for its absence. */
export interface Change {
  readonly id: string
  readonly previous: LakeDocument | null
  readonly next: LakeDocument | null
  /** Plain mutations of this document which, applied in order, turn `previous` into `next`. */
  readonly mutations: readonly unknown[]
}

type Documents = readonly LakeDocument[]

/** All documents of a dataset after one commit. Immutable: a commit makes a new one. */
export class Snapshot {
  readonly documents: ReadonlyMap<string, LakeDocument>
  readonly #byType: ReadonlyMap<string, Documents>
  #sorted: Documents | undefined

  private constructor(
    documents: ReadonlyMap<string, LakeDocument>,
    byType: ReadonlyMap<string, Documents>,
  ) {
    this.documents = documents
    this.#byType = byType
  }

  static of(documents: Iterable<LakeDocument>): Snapshot {
    const byId = new Map<string, LakeDocument>()
    for (const document of documents) byId.set(document._id, document)
    const byType = Map.groupBy(sortById([...byId.values()]), (document) => document._type)
    return new Snapshot(byId, byType)
  }

  get(id: string): LakeDocument | undefined {
    return this.documents.get(id)
  }

  withId(id: string): LakeDocument | undefined {
    return this.documents.get(id)
  }

  /** All documents, ordered by id. */
  all(): Documents {
    this.#sorted ??= sortById([...this.documents.values()])
    return this.#sorted
  }

  /** The documents of one type, ordered by id. */
  ofType(type: string): Documents {
    return this.#byType.get(type) ?? []
  }

  with(changes: readonly Change[]): Snapshot {
    const documents = new Map(this.documents)
    const touched = new Set<string>()
    const changed = new Set<string>()
    for (const { id, previous, next } of changes) {
      changed.add(id)
      if (previous) touched.add(previous._type)
      if (next) touched.add(next._type)
      if (next) documents.set(id, next)
      else documents.delete(id)
    }
    const byType = new Map(this.#byType)
    for (const type of touched) {
      const kept = this.ofType(type).filter((document) => !changed.has(document._id))
      const added = changes.flatMap(({ next }) => (next?._type === type ? [next] : []))
      byType.set(type, sortById([...kept, ...added]))
    }
    return new Snapshot(documents, byType)
  }
}

/** Orders by id, by code unit, in place. */
export function sortById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}
