/** The function that Next calls for a method of a route. */
export type Handler<Params> = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response>

/** The handlers of a route. The one that is not its method refuses every request. */
export type Handlers<Params> = Record<'GET' | 'POST', Handler<Params>>

/** The handlers made by `endpoint` and `storedEndpoint`. */
const declared = new WeakSet<object>()

/** Records that a handler was made in one of the two ways in which the site makes them. */
export function declareHandler<Params>(handler: Handler<Params>): Handler<Params> {
  declared.add(handler)
  return handler
}

/** Returns whether a value is a handler that `endpoint` or `storedEndpoint` has made. */
export const isDeclaredHandler = (value: unknown): boolean =>
  typeof value === 'function' && declared.has(value)
