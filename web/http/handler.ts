/** The function that Next calls for a method of a route. */
export type Handler<Params> = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response>

/** The handlers of a route. The one that is not its method refuses every request. */
export type Handlers<Params> = Record<'GET' | 'POST', Handler<Params>>
