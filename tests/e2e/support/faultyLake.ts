import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { env, lake } from './lake.ts'

type Answer = (exchange: {
  asked: IncomingMessage
  response: ServerResponse
  /** Lets the Lake answer, `altered` in this way. */
  pass(altered?: Altered): void
}) => void

interface Altered {
  /** Returns another query than was sent. */
  query?(query: string): string
  /** Returns another answer than the Lake's. */
  answer?(answer: string): string
}

/** Milliseconds after which a slow Lake answers. */
const SLOW_MS = 10_000

const json = { 'content-type': 'application/json' }

/** Lets the Lake answer as if it had only the documents that pass this GROQ filter. */
const only =
  (filter: string): Answer =>
  ({ pass }) =>
    pass({ query: (query) => query.replaceAll('*[', `*[${filter}][`) })

/** How a Lake can fail, and how it answers then. 'dead': nobody listens on its port. */
const ANSWERS = {
  none: ({ pass }) => pass(),
  slow: ({ pass }) => setTimeout(pass, SLOW_MS).unref(),
  hang: () => undefined,
  reset: ({ asked }) => asked.socket.destroy(),
  truncate: ({ response }) => {
    response.writeHead(200, { ...json, 'content-length': '100000' })
    response.write('{"result": [{"_type": "route", ', () => response.destroy())
  },
  '5xx': ({ response }) => response.writeHead(503, json).end('{"error": "unavailable"}'),
  '401': ({ response }) => response.writeHead(401, json).end('{"error": "unauthorized"}'),
  '404': ({ response }) => response.writeHead(404, json).end('{"error": "not found"}'),
  '500': ({ response }) => response.writeHead(500, json).end('{"error": "internal"}'),
  garbage: ({ response }) => response.writeHead(200, json).end('{"result": [{"_type":'),
  null: ({ response }) => response.writeHead(200, json).end('{"result": null}'),
  empty: ({ response }) => response.writeHead(200, json).end('{"result": [], "ms": 1}'),
  html: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Olá</h1>'),
  dead: ({ asked }) => asked.socket.destroy(),
  'no settings': only('_type != "siteSettings"'),
  'no home page': only('_type != "homePage"'),
  'no carriers': only('_type != "carrier"'),
  half: only(
    '!(_type in ["claim", "partnerFaqItem"]) || _id in ["claim-amil-campanha", "partnerFaqItem-1"]',
  ),
  'other dataset': ({ pass }) =>
    pass({
      answer: (answer) =>
        answer.replace(/"(_id|_ref)":"(?!siteSettings|homePage)/g, '"$1":"other-'),
    }),
} satisfies Record<string, Answer>

export type Fault = keyof typeof ANSWERS

const isFault = (name: string): name is Fault => name in ANSWERS

/** The faults by which the Lake answers, and a part of the content is missing. */
export const LOSSES: readonly Fault[] = [
  'no settings',
  'no home page',
  'no carriers',
  'half',
  'other dataset',
]

/** Every other way to fail. */
export const FAULTS: Fault[] = Object.keys(ANSWERS)
  .filter(isFault)
  .filter((name) => name !== 'none' && !LOSSES.includes(name))

/** Returns the address of a query with another query in it. */
function withQuery(address: string, alter: Altered['query']): string {
  const url = new URL(address, 'http://lake')
  const query = url.searchParams.get('query')
  if (!alter || query === null) return address
  url.searchParams.set('query', alter(query))
  return url.pathname + url.search
}

/**
 * Starts a server in place of the Lake of the stack under test, which passes requests on to it, fails as
 * it is told, and shows edits that nobody made: the content of that stack stays as it is.
 */
export async function startFaultyLake() {
  const { hostname, port: lakePort, host } = new URL(env.E2E_LAKE_URL)
  const { _id, _type, _rev, brandName } = await lake.fetch<
    Record<'_id' | '_type' | '_rev' | 'brandName', string>
  >('*[_id == "siteSettings"][0]{_id, _type, _rev, brandName}')
  let fault: Fault = 'none'
  let version = 0
  let queries: string[] = []
  let brokenPath: string | undefined
  const edited = (answer: string) =>
    version === 0
      ? answer
      : answer
          .replaceAll(`"brandName":"${brandName}"`, `"brandName":"${brandName} V${version}"`)
          .replaceAll(`"_rev":"${_rev}"`, `"_rev":"${_rev}-v${version}"`)

  /** Passes a request on to the Lake. */
  function passOn(asked: IncomingMessage, response: ServerResponse, altered: Altered): void {
    const { method } = asked
    const url = withQuery(asked.url ?? '', altered.query)
    // The Lake refuses requests to another host.
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const passed = request({ hostname, port: lakePort, method, path: url, headers }, (answer) => {
      const { 'content-length': _, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      const isQuery = url.includes('/data/query/')
      if (isQuery && (version > 0 || altered.answer))
        text(answer).then(
          (whole) => response.end(edited(altered.answer?.(whole) ?? whole)),
          () => response.destroy(),
        )
      else answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  }

  const server = createServer((asked, response) => {
    const address = decodeURIComponent(asked.url ?? '')
    queries.push(address)
    if (brokenPath && address.includes(`"${brokenPath}"`)) {
      response.writeHead(200, json).end('{"result": {"route": 7}}')
      return
    }
    const answer: Answer = ANSWERS[fault]
    answer({ asked, response, pass: (altered = {}) => passOn(asked, response, altered) })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** The document that `edit` changes, as a webhook names it. Every page shows something of it. */
    settings: { _id, _type },
    /** Makes the Lake fail in this way from now on; open connections end. */
    async fail(next: Fault): Promise<void> {
      fault = next
      if (next === 'dead') return stop()
      server.closeAllConnections()
      if (!server.listening) await listen(port)
    },
    /** Answers queries for this path with something that no page can be made from; undefined: none. */
    breakPage(path: string | undefined): void {
      brokenPath = path
    },
    /** Returns the addresses of the queries since the last call. */
    takeQueries(): string[] {
      const taken = queries
      queries = []
      return taken
    },
    /** Makes the brand's name end with this version. */
    edit(next: number): void {
      version = next
    },
    /** The versions that a page shows, one for each time that it names the brand as edited. */
    versionsIn: (html: string) =>
      [...html.matchAll(new RegExp(`${brandName} V(\\d+)`, 'g'))].map(([, number]) =>
        Number(number),
      ),
    stop,
  }
}
