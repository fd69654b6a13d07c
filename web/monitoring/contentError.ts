import { field, systemCode } from './systemCode.ts'

/** The variables whose tokens the content server reads. */
export type TokenVariable = 'SANITY_READ_TOKEN' | 'SANITY_WRITE_TOKEN'

/** The place of the content, as the environment says. */
export interface Place {
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
  SANITY_API_HOST?: string | undefined
}

/**
 * A request to the content server that failed. Its message says what happened and which variable to check. It holds
 * nothing of the request, whose headers have a token and whose address has a query, and so it may be printed whole.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  /** The HTTP status that the server answered; undefined without an answer. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/**
 * Returns the error to throw in place of one of Sanity's client.
 *
 * @param token the variable whose token was sent; undefined when none was
 */
export function contentErrorOf(error: unknown, place: Place, token?: TokenVariable): ContentError {
  if (error instanceof ContentError) return error
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_HOST: host } = place
  const service = host ? `The Lake at ${new URL(host).host}` : 'Sanity'
  const where = `for project ${project}, dataset ${dataset}`
  const status = field(error, 'statusCode')
  if (typeof status === 'number')
    return new ContentError(
      `${service} answered ${status} ${where}${adviceFor(status, token)}`,
      status,
    )
  const reach = host ? 'SANITY_API_HOST' : 'SANITY_PROJECT_ID and the network'
  return new ContentError(`${service} ${failureOf(error)} ${where}: check ${reach}`)
}

/** Awaits an answer of Sanity's client, and throws a `ContentError` when there is none. */
export async function asContent<Result>(
  answer: PromiseLike<Result>,
  place: Place,
  token?: TokenVariable,
): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    throw contentErrorOf(error, place, token)
  }
}

function adviceFor(status: number, token: TokenVariable | undefined): string {
  if (status === 401 || status === 403)
    return `: check ${token ?? 'SANITY_DATASET_VISIBILITY and SANITY_READ_TOKEN'}`
  if (status === 404) return ': check SANITY_DATASET and SANITY_PROJECT_ID'
  return ''
}

/** Says in words what went wrong without an answer. The error's own message may hold the address or the body. */
function failureOf(error: unknown): string {
  const code = systemCode(error)
  if (code) return `cannot be reached (${code})`
  const name = field(error, 'name')
  if (name === 'TimeoutError' || name === 'AbortError') return 'did not answer in time'
  if (name === 'SyntaxError' || name === 'ZodError') return 'answered something else than a result'
  return 'gave no answer'
}
