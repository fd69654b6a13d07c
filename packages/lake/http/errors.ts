import { ApiError, requestError } from '../apiError.ts'
import { LakeError } from '../errors.ts'
import { json, type LakeResponse } from './response.ts'

/** The response to a failed request. It says nothing about errors inside the Lake. */
export function errorResponse(error: unknown): LakeResponse {
  const { status, body, headers } = toApiError(error)
  const response = json(body, status)
  return { ...response, headers: { ...response.headers, ...headers } }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof LakeError) {
    return error.code === 'disk-full'
      ? requestError(507, 'Insufficient Storage', error.message)
      : requestError(503, 'Service Unavailable', error.message)
  }
  return requestError(500, 'Internal Server Error', 'An internal server error occurred')
}
