/** A refused request. Status and body are those of the Content Lake's HTTP API; `headers` are further ones. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** An error with the body `{statusCode, error, message}`, for access, routing and malformed requests. */
export function requestError(
  statusCode: number,
  error: string,
  message: string,
  extra: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError(statusCode, { statusCode, error, message, ...extra }, message)
}

export function badRequest(message: string): ApiError {
  return requestError(400, 'Bad Request', message)
}

export function notFound(message: string): ApiError {
  return requestError(404, 'Not Found', message)
}

/** The error of a request whose sender has left: nobody reads it, and it is no failure of the Lake. The status is nginx's. */
export function senderLeft(): ApiError {
  return requestError(499, 'Client Closed Request', 'The sender of the request has left')
}

/** An error with the body `{error: {type, description, …}}`, which the data endpoints use. */
export function dataError(
  status: number,
  type: string,
  description: string,
  extra: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError(status, { error: { type, description, ...extra } }, description)
}
