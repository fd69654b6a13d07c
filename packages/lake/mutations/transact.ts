import { badRequest, dataError } from '../apiError.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import { applyMutation, type Select } from './apply.ts'
import { isIdentifier, randomIdentifier } from './identifiers.ts'
import { checkReferences } from './integrity.ts'
import type { Mutation } from './mutation.ts'
import { type Outcome, Workspace } from './workspace.ts'

/** A part of a transaction: returns mutations, given the documents as the earlier steps left them. */
export type Step = (workspace: Workspace) => readonly Mutation[]

interface TransactionRequest {
  steps: readonly Step[]
  author: string
  select: Select
  /** The id of the transaction, random if absent. It becomes the `_rev` of all changed documents. */
  transactionId?: string | undefined
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

interface TransactionResult {
  transactionId: string
  outcomes: readonly Outcome[]
  /** A document after the transaction, or as it was before its deletion. */
  document(id: string): LakeDocument | undefined
}

/** The steps of a transaction whose mutations are known in advance. */
export function stepsOf(mutations: readonly Mutation[]): Step[] {
  return mutations.map((mutation) => () => [mutation])
}

/**
 * Applies mutations as one transaction. After an error the dataset is unchanged.
 *
 * @throws ApiError 400 or 409; LakeError `disk-full` or `folder-unwritable`
 */
export function transact(dataset: Dataset, request: TransactionRequest): TransactionResult {
  const id = request.transactionId ?? randomIdentifier()
  if (!isIdentifier(id)) throw badRequest(`Transaction ID "${id}" is not valid`)
  if (dataset.hasTransaction(id)) {
    const description = `A transaction with ID "${id}" already exists`
    throw dataError(409, 'transactionAlreadyExistsError', description)
  }
  const timestamp = new Date().toISOString()
  const workspace = new Workspace(dataset.snapshot, id, timestamp)
  const options = {
    select: request.select,
    autoGenerateArrayKeys: request.autoGenerateArrayKeys ?? false,
  }
  for (const [index, step] of request.steps.entries()) {
    for (const mutation of step(workspace)) applyMutation(workspace, mutation, index, options)
  }
  const changes = workspace.changes.filter(({ previous, next }) => previous || next)
  checkReferences(workspace.before, changes, (changed) => workspace.indexOf(changed))
  const { purged } = workspace
  if (!request.dryRun) dataset.commit({ id, timestamp, author: request.author, changes, purged })
  return {
    transactionId: id,
    outcomes: workspace.outcomes,
    document: (changed) => workspace.get(changed) ?? workspace.before.get(changed),
  }
}
