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
  #sorted: Documents | undefined
  #byType: ReadonlyMap<string, Documents> | undefined

  private constructor(documents: ReadonlyMap<string, LakeDocument>) {
    this.documents = documents
  }

  static of(documents: Iterable<LakeDocument>): Snapshot {
    const byId = new Map<string, LakeDocument>()
    for (const document of documents) byId.set(document._id, document)
    return new Snapshot(byId)
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
    this.#byType ??= Map.groupBy(this.all(), ({ _type }) => _type)
    return this.#byType.get(type) ?? []
  }

  with(changes: readonly Change[]): Snapshot {
    const documents = new Map(this.documents)
    for (const { id, next } of changes) {
      if (next) documents.set(id, next)
      else documents.delete(id)
    }
    return new Snapshot(documents)
  }
}

/** Sorts by id, by code unit, in place. */
export function sortById(documents: LakeDocument[]): LakeDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}
