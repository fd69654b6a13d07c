import { type RequestListener, request } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import type { PublishedChange } from '../../publishing/change.ts'
import type { CacheKind } from '../../publishing/purge/sharedCache.ts'
import { noReplicas } from '../../shared/replicas.ts'
import { listening, serve } from '../../testing/server.ts'
import { createFront } from '../front.ts'
import type { Ended } from '../observation.ts'
import { type Outcome, Publication } from '../publication.ts'
import { Renewal } from '../renewal.ts'
import { AnswerStore } from '../store.ts'
import type { StoredAnswer } from '../storedAnswer.ts'
import { Upstream } from '../upstream.ts'

export const PREVIEW_ID = '0123456789abcdef0123456789abcdef'

interface TestFrontOptions {
  files?: Map<string, StoredAnswer>
  lakeAnswers?: boolean
  /** What becomes of every publication, in place of what would. */
  outcome?: Outcome
  /** The shared cache before the site. */
  cache?: CacheKind
}

/** Starts a front, and behind it a server in place of Next's that answers with `handler`. */
export async function testFront(
  handler: RequestListener,
  { files = new Map(), lakeAnswers = true, outcome, cache }: TestFrontOptions = {},
) {
  // Not a line for each request.
  vi.stubEnv('LOG_LEVEL', 'error')
  const asked: string[] = []
  const next = await serve((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    handler(incoming, response)
  })
  const upstream = new Upstream(next.port)
  const store = new AnswerStore()
  const renewal = new Renewal(upstream, store)
  const published: string[][] = []
  const reported: PublishedChange[] = []
  const ended: Ended[] = []
  const front = createFront({
    files,
    cache,
    upstream,
    store,
    renewal,
    publication: outcome
      ? { publish: async () => outcome }
      : new Publication({ renewal, replicas: noReplicas }),
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
  const { port } = await listening(front)
  onTestFinished(() => renewal.close())
  const stopNext = () => {
    next.server.closeAllConnections()
    next.server.close()
  }
  return {
    front,
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
