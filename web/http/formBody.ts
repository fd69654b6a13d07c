/** The body of a form that is sent without JavaScript. */
export const FORM_BODY = {
  types: ['application/x-www-form-urlencoded'],
  maxBytes: 32 * 1024,
}

/** Returns the fields of such a body. Of fields with one name, the last counts. */
export const formFields = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body))
