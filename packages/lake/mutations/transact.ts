import { badRequest, dataError } from '../apiError.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import { applyMutation, type Select, selectedIds } from './apply.ts'
import { isIdentifier, randomIdentifier } from './identifiers.ts'
import { checkReferences } from './integrity.ts'
import type { Mutation } from './mutation.ts'
import { type Outcome, Workspace } from './workspace.ts'

/** A part of a transaction: returns mutations, given the documents as the earlier steps left them. */
export type Step = (workspace: Workspace) => readonly Mutation[]

interface TransactionRequest {
  steps: readonly Step[]
  author: string
  /** @param atOnce whether the result must be returned at once, and no promise of it */
  select: (...query: [...Parameters<Select>, atOnce: boolean]) => ReturnType<Select>
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

/** The number of times that a transaction is tried while others write; then they wait for its queries. */
const ATTEMPTS = 4

/**
 * Applies mutations as one transaction. After an error the dataset is unchanged. Others write while a query of the
 * mutations is evaluated; then the transaction begins anew, so that it is as if they had written before it.
 *
 * @throws ApiError 400 or 409; LakeError `disk-full` or `folder-unwritable`
 */
export async function transact(
  dataset: Dataset,
  request: TransactionRequest,
): Promise<TransactionResult> {
  const id = request.transactionId ?? randomIdentifier()
  if (!isIdentifier(id)) throw badRequest(`Transaction ID "${id}" is not valid`)
  return attempt(dataset, request, id, ATTEMPTS)
}

async function attempt(
  dataset: Dataset,
  request: TransactionRequest,
  id: string,
  attemptsLeft: number,
): Promise<TransactionResult> {
  if (dataset.hasTransaction(id)) {
    const description = `A transaction with ID "${id}" already exists`
    throw dataError(409, 'transactionAlreadyExistsError', description)
  }
  const { steps, select, autoGenerateArrayKeys = false } = request
  const workspace = new Workspace(dataset.snapshot, id, new Date().toISOString())
  for (const [index, step] of steps.entries()) {
    for (const mutation of step(workspace)) {
      const ids = selectedIds(workspace, mutation, index, (...query) =>
        select(...query, attemptsLeft === 0),
      )
      // Nothing waits without a query, nor for one that is evaluated at once, so that nobody writes in between.
      const known = ids instanceof Promise ? await ids : ids
      applyMutation(workspace, mutation, known, index, { autoGenerateArrayKeys })
    }
  }
  if (dataset.snapshot === workspace.before) return write(dataset, workspace, request)
  return attempt(dataset, request, id, attemptsLeft - 1)
}

/** Writes the changes of a workspace, if the references are right. */
function write(
  dataset: Dataset,
  workspace: Workspace,
  request: TransactionRequest,
): TransactionResult {
  const { transactionId: id, timestamp, purged } = workspace
  const changes = workspace.changes.filter(({ previous, next }) => previous || next)
  checkReferences(workspace.before, changes, (changed) => workspace.indexOf(changed))
  if (!request.dryRun) dataset.commit({ id, timestamp, author: request.author, changes, purged })
  return {
    transactionId: id,
    outcomes: workspace.outcomes,
    document: (changed) => workspace.get(changed) ?? workspace.before.get(changed),
  }
}
