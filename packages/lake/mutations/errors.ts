import { type ApiError, dataError } from '../apiError.ts'

/** What the Content Lake names the reasons for refusing a mutation. */
export type MutationErrorType =
  | 'documentAlreadyExistsError'
  | 'documentHasExistingReferencesError'
  | 'documentNotFoundError'
  | 'documentReferenceDoesNotExistError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'validationError'

/** One refused mutation; `index` is its place in the transaction. */
export interface MutationProblem {
  readonly type: MutationErrorType
  readonly description: string
  readonly index: number
  readonly details?: Readonly<Record<string, unknown>>
}

const statuses: Record<MutationErrorType, number> = {
  documentAlreadyExistsError: 409,
  documentHasExistingReferencesError: 409,
  documentNotFoundError: 409,
  documentReferenceDoesNotExistError: 409,
  documentRevisionIDDoesNotMatchError: 409,
  validationError: 400,
}

/** The whole transaction is refused: `{error: {type: 'mutationError', description, items}}`. */
export function mutationError(...problems: [MutationProblem, ...MutationProblem[]]): ApiError {
  const description = `The mutation(s) failed: ${problems[0].description}`
  return dataError(statuses[problems[0].type], 'mutationError', description, {
    items: problems.map(({ type, description, index, details }) => ({
      error: { type, description, ...details },
      index,
    })),
  })
}

export function invalidMutation(index: number, description: string): ApiError {
  return mutationError({ type: 'validationError', description, index })
}
