import { ApiError } from '../apiError.ts'
import { LakeError } from '../errors.ts'
import { ADMINISTRATOR_ID } from '../identity.ts'
import type { Dataset } from '../store/dataset.ts'
import { type DocumentInput, parseMutation } from './mutation.ts'
import { stepsOf, transact } from './transact.ts'

/**
 * Stores documents in one transaction, in place of those that have their ids.
 *
 * @throws LakeError `invalid-option` for a document that the Lake would refuse, or a reference to none
 */
export async function fill(dataset: Dataset, documents: readonly DocumentInput[]): Promise<void> {
  const mutations = documents.map((createOrReplace, index) => {
    const mutation = parseMutation({ createOrReplace })
    if (typeof mutation === 'string') throw refused(`number ${index}: ${mutation}`)
    return mutation
  })
  try {
    const select = () => null
    await transact(dataset, { steps: stepsOf(mutations), author: ADMINISTRATOR_ID, select })
  } catch (error) {
    throw error instanceof ApiError ? refused(error.message) : error
  }
}

function refused(reason: string): LakeError {
  return new LakeError('invalid-option', `The documents cannot be stored: ${reason}`)
}
