import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { listen } from '../http/listening.ts'

interface Received {
  /** The id of the changed document. */
  id: string
  headers: IncomingHttpHeaders
  body: string
  json: unknown
}

/** Returns the status to respond with. */
export type Respond = (request: Received) => number | Promise<number>

/** Starts a receiver of webhooks for one test. It responds with 200, or as `respond` says. */
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
  const port = await listen(server, 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    async until(enough: (requests: Received[]) => boolean): Promise<Received[]> {
      await expect.poll(() => enough(requests), { timeout: 20_000, interval: 5 }).toBe(true)
      return requests
    },
    /** Waits for a number of requests, and returns all. */
    received(count: number): Promise<Received[]> {
      return this.until((all) => all.length >= count)
    },
  }
}
