import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient } from 'next-sanity'
import { serve } from '../../http/testing/server.ts'

/** A document as it is sent to the Lake. */
type Written = Record<string, unknown>

/**
 * Starts a Lake whose queries never have an answer.
 *
 * @param onWrite answers a write of a document
 */
export async function unreadableLake(
  onWrite: (written: Written, response: ServerResponse) => void,
) {
  const { origin } = await serve(async (request, response) => {
    if (!request.url?.includes('/data/mutate/')) return
    const { mutations } = JSON.parse(await text(request))
    const [{ createIfNotExists: written }] = mutations
    onWrite(written, response)
  })
  return lakeAt(origin)
}

/** The client of a Lake at an address. */
export const lakeAt = (apiHost: string) =>
  createClient({
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: API_VERSION,
  })

/** Answers a write as the Lake does that has stored it. */
export function acknowledge({ _id }: Written, response: ServerResponse): void {
  const results = [{ id: _id, operation: 'create' }]
  answerJson(response, 200, { transactionId: 'transaction', results })
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
