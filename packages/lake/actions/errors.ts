import { type ApiError, dataError } from '../apiError.ts'

/** An action that the state of its documents forbids: `{error: {type: 'actionError', …}}`. */
export function actionError(
  index: number,
  description: string,
  type = 'documentStateError',
  status = 409,
): ApiError {
  return dataError(status, 'actionError', `The action(s) failed: ${description}`, {
    items: [{ error: { type, description }, index }],
  })
}

/** A malformed action, or one that nobody knows. */
export function invalidAction(index: number, description: string): ApiError {
  return actionError(index, description, 'validationError', 400)
}

/** An action of the documented API that the Lake does not have, for a reason. */
export function missingAction(index: number, reason: string): ApiError {
  return actionError(index, reason, 'notImplementedError', 501)
}
