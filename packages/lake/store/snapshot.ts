import type { LakeDocument } from './document.ts'

/** A document before and after a transaction; `null` if it does not exist. */
export interface Change {
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
  /** The mutations that, in order, turn `previous` into `next`. */
  mutations: readonly unknown[]
}

type Documents = readonly LakeDocument[]

/** All documents of a dataset after a commit. It is immutable: a commit makes another. */
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
    for (const { id, next } of changes) {
      if (next) documents.set(id, next)
      else documents.delete(id)
    }
    const byType = new Map(this.#byType)
    const types = new Set(
      changes.flatMap(({ previous, next }) => [previous, next].flatMap((one) => one?._type ?? [])),
    )
    for (const type of types) byType.set(type, withChanges(this.ofType(type), type, changes))
    return new Snapshot(documents, byType)
  }
}

/** Applies changes to a sorted list. Binary search, because sorting would cost more than the write. */
function withChanges(sorted: Documents, type: string, changes: readonly Change[]): Documents {
  const documents = sorted.slice()
  for (const { id, next } of changes) {
    const at = positionOf(documents, id)
    const present = documents[at]?._id === id ? 1 : 0
    const replacement = next?._type === type ? [next] : []
    documents.splice(at, present, ...replacement)
  }
  return documents
}

/** The index of the document with an id, or that at which it would be inserted. */
function positionOf(sorted: Documents, id: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle]
    if (found && found._id < id) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorts by id, by code unit, in place. */
export function sortById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}
