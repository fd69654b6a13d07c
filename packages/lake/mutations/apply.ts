import { isRecord, type LakeDocument } from '../store/document.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { patchWithArrayKeys, withArrayKeys } from './arrayKeys.ts'
import { invalidMutation, mutationError } from './errors.ts'
import { isIdentifier, randomIdentifier } from './identifiers.ts'
import {
  type DocumentInput,
  type Mutation,
  type PatchOperations,
  patchOperationsSchema,
  type Selection,
} from './mutation.ts'
import { applyPatch, checkRevision } from './patch.ts'
import { valueProblem } from './validate.ts'
import type { Workspace } from './workspace.ts'

/** Evaluates a query within a transaction, for a `delete` or `patch` that selects by GROQ. It may return a promise. */
export type Select = (snapshot: Snapshot, query: string, params: Record<string, unknown>) => unknown

interface ApplyOptions {
  autoGenerateArrayKeys: boolean
}

/**
 * Applies one mutation to the workspace.
 *
 * @param ids of the documents that the mutation selects, if it selects any
 */
export function applyMutation(
  workspace: Workspace,
  mutation: Mutation,
  ids: readonly string[],
  index: number,
  options: ApplyOptions,
): void {
  if ('create' in mutation) {
    const document = materialize(workspace, mutation.create, index, options)
    if (workspace.get(document._id)) throw alreadyExists(document._id, index)
    workspace.put(document._id, document, { create: document }, index)
  } else if ('createIfNotExists' in mutation) {
    const document = materialize(workspace, mutation.createIfNotExists, index, options)
    if (workspace.get(document._id)) workspace.skip(document._id)
    else workspace.put(document._id, document, { create: document }, index)
  } else if ('createOrReplace' in mutation) {
    const document = materialize(workspace, mutation.createOrReplace, index, options)
    workspace.put(document._id, document, { createOrReplace: document }, index)
  } else if ('delete' in mutation) {
    for (const id of ids) {
      if (workspace.get(id)) workspace.put(id, null, { delete: { id } }, index)
      else workspace.skip(id)
      if (mutation.delete.purge) workspace.purged.add(id)
    }
  } else {
    const given = patchOperationsSchema.parse(mutation.patch)
    const patch = options.autoGenerateArrayKeys ? patchWithArrayKeys(given) : given
    for (const id of ids) patchDocument(workspace, id, patch, index)
  }
}

/** Returns the document that a creating mutation creates, with id, revision and times. */
function materialize(
  { transactionId, timestamp }: Workspace,
  input: DocumentInput,
  index: number,
  { autoGenerateArrayKeys }: ApplyOptions,
): LakeDocument {
  const { _id: givenId, ...attributes } = input
  const _id = documentId(givenId)
  if (!isIdentifier(_id)) throw invalidMutation(index, `Document ID "${_id}" is not valid`)
  const keyed = autoGenerateArrayKeys ? withArrayKeys(attributes) : attributes
  return {
    ...(isRecord(keyed) ? keyed : attributes),
    _id,
    _type: input._type,
    _rev: transactionId,
    _createdAt: typeof input._createdAt === 'string' ? input._createdAt : timestamp,
    _updatedAt: timestamp,
  }
}

/** Completes an id that is absent or ends with a dot (`drafts.`) with random characters. */
function documentId(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomIdentifier()
  const id = String(given)
  return id.endsWith('.') ? id + randomIdentifier() : id
}

function patchDocument(
  workspace: Workspace,
  id: string,
  patch: PatchOperations,
  index: number,
): void {
  const document = workspace.get(id)
  if (!document) {
    throw mutationError({
      type: 'documentNotFoundError',
      description: `The document with the ID "${id}" was not found`,
      index,
      details: { id },
    })
  }
  const { ifRevisionID, ...operations } = patch
  // The revision that a client knows is the one before the transaction.
  checkRevision(id, workspace.before.get(id)?._rev ?? document._rev, ifRevisionID, index)
  const patched = applyPatch(document, operations, index)
  const problem = valueProblem(patched)
  if (problem) throw invalidMutation(index, problem)
  const next = { ...patched, _rev: workspace.transactionId, _updatedAt: workspace.timestamp }
  workspace.put(id, next, { patch: { ...operations, id } }, index)
}

/** Returns the ids of the documents that a mutation selects; a promise only where `select` returns one. */
export function selectedIds(
  workspace: Workspace,
  mutation: Mutation,
  index: number,
  select: Select,
): readonly string[] | Promise<readonly string[]> {
  const selection = selectionOf(mutation)
  if (!selection) return []
  if ('id' in selection) return [selection.id]
  const result = select(workspace.snapshot, selection.query, selection.params ?? {})
  return result instanceof Promise
    ? result.then((later) => idsOf(later, index))
    : idsOf(result, index)
}

function selectionOf(mutation: Mutation): Selection | undefined {
  if ('patch' in mutation) return mutation.patch
  return 'delete' in mutation ? mutation.delete : undefined
}

function idsOf(result: unknown, index: number): string[] {
  const found = Array.isArray(result) ? result : result === null ? [] : [result]
  return found.map((document) => {
    if (isRecord(document) && typeof document._id === 'string') return document._id
    throw invalidMutation(index, 'The query of a mutation must select documents with their "_id"')
  })
}

function alreadyExists(id: string, index: number): Error {
  return mutationError({
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    index,
    details: { id },
  })
}
