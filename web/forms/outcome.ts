import type { RefusalReason } from '../http/refusals.ts'

/**
 * The outcome of sending a lead, in the words of the answer to its form. 'stored': the Lake has acknowledged it.
 * 'automated': something filled in the field that people do not see.
 */
export type Outcome =
  | 'stored'
  | 'no-inbox'
  | 'foreign'
  | 'too-large'
  | 'unreadable'
  | 'invalid'
  | 'automated'
  | 'expired'
  | 'too-early'
  | 'too-many'
  | 'unavailable'

/** The status of the answer to a form, by its outcome. */
export const OUTCOME_STATUS: Record<Outcome, number> = {
  stored: 200,
  'no-inbox': 404,
  foreign: 403,
  'too-large': 413,
  unreadable: 400,
  invalid: 422,
  automated: 422,
  expired: 409,
  'too-early': 425,
  'too-many': 429,
  unavailable: 503,
}

export interface Details {
  /** The error of each field, in Portuguese. */
  errors?: Record<string, string>
  /** Milliseconds after which the form may be sent again. */
  retryAfter?: number
}

/** The header that says in how many milliseconds a form may be sent again; none where they are not known. */
export const retryAfterHeader = (ms = 0): Record<string, string> =>
  ms > 0 ? { 'retry-after': String(Math.ceil(ms / 1000)) } : {}

/** The outcomes of requests that are refused before their form is looked at; null: it is no form's request. */
export const REFUSED: Record<RefusalReason, Outcome | null> = {
  'method-not-allowed': null,
  'not-from-this-site': 'foreign',
  'unsupported-content-type': 'unreadable',
  'too-large': 'too-large',
  'too-slow': 'unreadable',
  'too-many': 'too-many',
  busy: 'unavailable',
  failed: 'unavailable',
}

/** Returns the answer to a form: {outcome, errors?}, with the status of the outcome. */
export function outcomeResponse(outcome: Outcome, { errors, retryAfter }: Details = {}): Response {
  const headers = { 'cache-control': 'no-store', ...retryAfterHeader(retryAfter) }
  return Response.json({ outcome, errors }, { status: OUTCOME_STATUS[outcome], headers })
}
