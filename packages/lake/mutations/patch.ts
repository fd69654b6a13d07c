import { Mutation as MutatorMutation } from '@sanity/mutator'
import type { LakeDocument } from '../store/document.ts'
import { invalidMutation, mutationError } from './errors.ts'
import type { PatchOperations } from './mutation.ts'

const IMMUTABLE_ATTRIBUTES = ['_id', '_type', '_createdAt'] as const

/**
 * Applies a patch with `@sanity/mutator`. The Studio predicts the result of a patch with the same
 * code, so both get the same document.
 *
 * @param index position of the patch in its transaction, for its errors
 * @throws ApiError 400
 */
export function applyPatch(
  document: LakeDocument,
  operations: PatchOperations,
  index: number,
): LakeDocument {
  const patched = run(document, operations, index)
  for (const name of IMMUTABLE_ATTRIBUTES) {
    if (patched[name] !== document[name]) {
      throw invalidMutation(index, `Cannot modify immutable attribute "${name}"`)
    }
  }
  return patched
}

/**
 * Checks that a document has the revision that a patch expects, if it expects one.
 *
 * @throws ApiError 409 if it has another
 */
export function checkRevision(
  id: string,
  current: string,
  expected: string | undefined,
  index: number,
): void {
  if (expected === undefined || expected === current) return
  throw mutationError({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    index,
    details: { id, currentRevisionID: current, expectedRevisionID: expected },
  })
}

function run(document: LakeDocument, operations: PatchOperations, index: number): LakeDocument {
  const mutation = new MutatorMutation({
    mutations: [{ patch: { id: document._id, ...operations } }],
  })
  try {
    const { _rev, _createdAt, _updatedAt } = document
    return { _rev, _createdAt, _updatedAt, ...required(mutation.apply({ ...document })) }
  } catch (error) {
    throw invalidMutation(index, `Invalid patch: ${error instanceof Error ? error.message : error}`)
  }
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('the patch leaves no document')
  return value
}
