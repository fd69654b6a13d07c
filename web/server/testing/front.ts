import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { noReplicas } from '../../shared/replicas.ts'
import type { ReportedChange } from '../catchUp.ts'
import { createFront } from '../front.ts'
import type { Ended } from '../observation.ts'
import { Publication } from '../publication.ts'
import { Renewal } from '../renewal.ts'
import { AnswerStore } from '../store.ts'
import type { StoredAnswer } from '../storedAnswer.ts'
import { Upstream } from '../upstream.ts'

export const PREVIEW_ID = '0123456789abcdef0123456789abcdef'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0

/** Starts a front, and behind it a server in place of Next's that answers with `handler`. */
export async function testFront(
  handler: Handler,
  { files = new Map<string, StoredAnswer>(), lakeAnswers = true } = {},
) {
  // Not a line for each request.
  vi.stubEnv('LOG_LEVEL', 'error')
  const asked: string[] = []
  const next = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    handler(incoming, response)
  })
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve))
  const upstream = new Upstream(portOf(next.address()))
  const store = new AnswerStore()
  const renewal = new Renewal(upstream, store)
  const published: string[][] = []
  const reported: ReportedChange[] = []
  const ended: Ended[] = []
  const front = createFront({
    files,
    upstream,
    store,
    renewal,
    publication: new Publication({ renewal, replicas: noReplicas }),
    untilSure: noReplicas.untilSure,
    lakeAnswers: async () => lakeAnswers,
    previewId: PREVIEW_ID,
    nextIsUp: Promise.resolve(),
    health: () => false,
    onEnded: (request) => ended.push(request),
    siteUrl: 'https://www.exemplo.com.br',
    studioUrl: 'https://estudio.exemplo.com.br',
    onPublished: (paths) => published.push(paths),
    onReported: (change) => reported.push(change),
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const stopNext = () => {
    next.closeAllConnections()
    next.close()
  }
  onTestFinished(() => {
    renewal.close()
    front.closeAllConnections()
    front.close()
    stopNext()
  })
  const port = portOf(front.address())
  return {
    /** The port that visitors reach. */
    port,
    /** The requests that Next has got: 'GET /'. */
    asked,
    published,
    reported,
    ended,
    store,
    renewal,
    stopNext,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(port, path, headers, method),
  }
}

/** What a client gets. `fetch` would decompress the body. */
export interface Got {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

function ask(port: number, path: string, headers: Record<string, string>, method: string) {
  return new Promise<Got>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks),
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}
