import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'

export interface Received {
  /** The document told of. */
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly json: unknown
}

/** With what status a request is answered. */
export type Respond = (request: Received) => number | Promise<number>

/** A receiver of webhooks for one test, which answers 200 or what `respond` says. */
export async function receiver(respond: Respond = () => 200) {
  const requests: Received[] = []
  const server = createServer(async (message, response) => {
    const { headers } = message
    const body = await text(message)
    const id = String(headers['sanity-document-id'])
    const request = { id, headers, body, json: JSON.parse(body) }
    requests.push(request)
    response.writeHead(await respond(request)).end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    async until(enough: (requests: Received[]) => boolean): Promise<Received[]> {
      await expect.poll(() => enough(requests), { timeout: 20_000, interval: 5 }).toBe(true)
      return requests
    },
    /** All requests, once there are so many. */
    received(count: number): Promise<Received[]> {
      return this.until((all) => all.length >= count)
    },
  }
}
