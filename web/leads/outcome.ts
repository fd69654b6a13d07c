/** The outcome of sending a lead, in the words of the answer to its form. */
export type Outcome =
  | 'stored'
  | 'no-inbox'
  | 'foreign'
  | 'too-large'
  | 'unreadable'
  | 'invalid'
  | 'expired'
  | 'too-early'
  | 'too-many'
  | 'unavailable'

const STATUS: Record<Outcome, number> = {
  stored: 200,
  'no-inbox': 404,
  foreign: 403,
  'too-large': 413,
  unreadable: 400,
  invalid: 422,
  expired: 409,
  'too-early': 425,
  'too-many': 429,
  unavailable: 503,
}

interface Details {
  /** The error of each field, in Portuguese. */
  errors?: Record<string, string>
  /** Milliseconds after which the form may be sent again. */
  retryAfter?: number
}

/** Returns the answer to a form: {outcome, errors?}, with the status of the outcome. */
export function outcomeResponse(outcome: Outcome, { errors, retryAfter }: Details = {}): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter) headers.set('retry-after', String(Math.ceil(retryAfter / 1000)))
  return Response.json({ outcome, errors }, { status: STATUS[outcome], headers })
}
