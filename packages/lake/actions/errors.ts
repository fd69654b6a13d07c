import { type ApiError, dataError } from '../apiError.ts'

/** An action the state of its documents does not allow: `{error: {type: 'actionError', …}}`. */
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

/** An action that means nothing, or one the Lake does not have. */
export function invalidAction(index: number, description: string): ApiError {
  return actionError(index, description, 'validationError', 400)
}
