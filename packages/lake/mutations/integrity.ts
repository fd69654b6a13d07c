import { strongReferences } from '../store/references.ts'
import type { Change, Snapshot } from '../store/snapshot.ts'
import { type MutationProblem, mutationError } from './errors.ts'

/**
 * Refuses changes that would leave a strong reference to a missing document: writing such a
 * reference, or deleting a document that is referred to.
 * https://www.sanity.io/docs/content-lake/datastore-references
 *
 * @throws ApiError 409
 */
export function checkReferences(
  before: Snapshot,
  changes: readonly Change[],
  indexOf: (id: string) => number,
): void {
  const changed = new Map(changes.map((change) => [change.id, change.next]))
  const find = (id: string) => (changed.has(id) ? changed.get(id) : before.get(id))
  const problems: MutationProblem[] = []

  for (const { id, next } of changes) {
    const missing = next && strongReferences(next).find((target) => !find(target))
    if (!missing) continue
    problems.push({
      type: 'documentReferenceDoesNotExistError',
      description: `Document "${id}" references non-existent document "${missing}"`,
      index: indexOf(id),
      details: { id, referenceID: missing },
    })
  }

  const deleted = changes.filter(({ previous, next }) => previous && !next)
  for (const [id, sources] of deleted.length > 0 ? referrers(before, changed, deleted) : []) {
    problems.push({
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from "${sources[0]}"`,
      index: indexOf(id),
      details: { id, referencingIDs: sources },
    })
  }

  const [first, ...rest] = problems
  if (first) throw mutationError(first, ...rest)
}

function referrers(
  before: Snapshot,
  changed: ReadonlyMap<string, unknown>,
  deleted: readonly Change[],
): Map<string, string[]> {
  const targets = new Set(deleted.map(({ id }) => id))
  const found = new Map<string, string[]>()
  for (const source of before.documents.values()) {
    // The references of changed documents were checked above.
    if (changed.has(source._id)) continue
    for (const target of strongReferences(source)) {
      if (targets.has(target)) found.set(target, [...(found.get(target) ?? []), source._id])
    }
  }
  return found
}
