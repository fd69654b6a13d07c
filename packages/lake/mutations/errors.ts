import { type ApiError, dataError } from '../apiError.ts'

/** The statuses by the Content Lake's types of mutation errors. */
const STATUSES = {
  documentAlreadyExistsError: 409,
  documentHasExistingReferencesError: 409,
  documentNotFoundError: 409,
  documentReferenceDoesNotExistError: 409,
  documentRevisionIDDoesNotMatchError: 409,
  insufficientPermissionsError: 403,
  validationError: 400,
}

/** An error of one mutation; `index` is its position in the transaction. */
export interface MutationProblem {
  type: keyof typeof STATUSES
  description: string
  index: number
  details?: Readonly<Record<string, unknown>>
}

/** The error for a whole transaction: `{error: {type: 'mutationError', description, items}}`. */
export function mutationError(...problems: [MutationProblem, ...MutationProblem[]]): ApiError {
  const description = `The mutation(s) failed: ${problems[0].description}`
  return dataError(STATUSES[problems[0].type], 'mutationError', description, {
    items: problems.map(({ type, description, index, details }) => ({
      error: { type, description, ...details },
      index,
    })),
  })
}

export function invalidMutation(index: number, description: string): ApiError {
  return mutationError({ type: 'validationError', description, index })
}

/** The error for a transaction of someone who may not write. */
export function insufficientPermissions(permission: 'create' | 'update'): ApiError {
  return mutationError({
    type: 'insufficientPermissionsError',
    description: `Insufficient permissions; permission "${permission}" required`,
    index: 0,
    details: { permission },
  })
}
