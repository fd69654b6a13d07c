import { declareHandler, type Handler } from '../endpoints/handler.ts'
import { storableResponse, type TaggedResponse } from './storableResponse.ts'

/**
 * Returns the handler of GET for a page or a file that is rendered once and stored. It sees neither
 * headers nor query nor body: the same answer is sent to everybody. The deadline is that of the Lake
 * (web/lake.ts), and errors are never stored (`storableResponse`). Only for a route with
 * `dynamic = 'force-static'`.
 *
 * @param make reads the Lake; rejects when it cannot be reached
 * @param giveUp throws what has Next keep the previous answer
 */
export function storedEndpoint<Params = unknown>(
  make: (params: Params, now: Date) => Promise<TaggedResponse>,
  giveUp?: (error: unknown) => never,
): Handler<Params> {
  return declareHandler(async (request, context) => {
    const params = await context.params
    return storableResponse(new URL(request.url).pathname, (now) => make(params, now), giveUp)
  })
}
