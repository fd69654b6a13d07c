import { Agent, request } from 'node:http'
import fc from 'fast-check'

/** A request that a program made up. */
export interface Generated {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'application/reports+json'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['multipart/form-data', 'text/plain', ';;;'],
]
/** Parts of texts that programs have taken for something else. */
const TRICKS = [
  ...['%', '%ff', '%00', '%0d%0a', '%2e%2e/', '..%2f', '//evil.example', '\\', '&', '=', '/'],
  ...['日本', '"><script>', '{{7*7}}', '__proto__', '-1', '1e999'],
]
const NAMES = [
  ...['w', 'h', 'fm', 'rect', 's', 'q', 'path', 'busca', 'tema', 'sanity-preview-secret'],
  ...['pagina', 'desde', 'idades'],
]
const FIELDS = [
  ...['name', 'email', 'phone', 'faixaEtaria', '00a18', 'message', 'website', '__proto__'],
  ...['nome', 'cidade', 'isCorretor', 'vendePlanoSaude', 'tiposSeguros'],
]
const VALUES = ['', 'Maria', 'maria@exemplo.com.br', '(11) 98888-7777', 'sim', '\u202e\u200b', '99']
const HEADERS: [name: string, values: string[]][] = [
  ['origin', ['null', 'https://evil.example', 'x']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'none', 'x']],
  ['accept', ['*/*', 'text/html', 'image/avif', 'x']],
  ['accept-encoding', ['gzip, br', 'identity;q=0', '*;q=0', 'x;q=y']],
  ['range', ['bytes=0-', 'bytes=999999-', 'bytes=-0', 'bytes=5-1', 'x']],
  ['if-none-match', ['*', '"x"', 'W/"x"']],
  ['cookie', ['__prerender_bypass=x', '__prerender_bypass=', 'a=b; =; ;', 'x'.repeat(4000)]],
  ['x-forwarded-for', ['203.0.113.7', '[::1]:80', 'x, , ,']],
  ['x-forwarded-host', ['evil.example']],
  ['next-action', ['x', '00'.repeat(20)]],
  ['rsc', ['1']],
  ['next-router-state-tree', ['%', '[]', '%5B%22%22%5D']],
  ['x-middleware-subrequest', ['middleware']],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['expect', ['100-continue']],
  ['sanity-webhook-signature', ['x', 't=1,v1=x', `t=${'9'.repeat(400)},v1=x`]],
  ['x-request-id', ['x', '\u00ff', 'a'.repeat(2000)]],
]

const text = fc
  .array(fc.oneof(fc.constantFrom(...TRICKS), fc.string({ unit: 'grapheme', maxLength: 3 })))
  .map((parts) => parts.join(''))
/** Names and values: some names stand several times. */
const pairsOf = (names: string[], value: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 })
const query = pairsOf(NAMES, text).map((pairs) => `?${new URLSearchParams(pairs)}`)
const fields = pairsOf(FIELDS, fc.oneof(fc.constantFrom(...VALUES), text))
const answers = fields.map((pairs) => Object.fromEntries(pairs))
const bodies = fc.oneof(
  fields.map((pairs) => new URLSearchParams(pairs).toString()),
  answers.map((each) => JSON.stringify({ token: '1.x', lead: { kind: 'quote', answers: each } })),
  fc.json(),
  fc.nat(5000).map((depth) => '['.repeat(depth)),
  text.map((part) => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${part}\r\n--x--\r\n`),
  fc.uint8Array({ maxLength: 200 }),
  fc.nat(100_000).map((length) => 'a'.repeat(length)),
)
const someHeaders = fc
  .uniqueArray(
    fc.oneof(
      ...HEADERS.map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
    ),
    { maxLength: 4, selector: ([name]) => name },
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs))

/** Returns requests for something at or below `target`, of a site at `origin`: the same ones for each seed. */
export function generate(count: number, seed: number, target: string, origin: string): Generated[] {
  const requests = fc.record({
    method: fc.oneof(fc.constantFrom('GET', 'POST'), fc.constantFrom(...METHODS)),
    below: fc.option(text, { nil: '', freq: 1 }),
    query: fc.option(query, { nil: '' }),
    headers: someHeaders,
    isOwn: fc.boolean(),
    type: fc.constantFrom(...TYPES),
    body: fc.option(bodies, { nil: undefined }),
  })
  return fc
    .sample(requests, { numRuns: count, seed })
    .map(({ method, below, query, headers, isOwn, type, body }) => {
      const path = [...(target + below + query)]
        .map((letter) => (/[!-~]/.test(letter) ? letter : encodeURIComponent(letter)))
        .join('')
      const own = isOwn ? { ...headers, origin } : headers
      if (method === 'GET' || method === 'HEAD')
        return { method, path, headers: own, body: undefined }
      return { method, path, headers: { ...own, 'content-type': type }, body }
    })
}

/** Milliseconds after which an answer counts as none. */
const PATIENCE_MS = 30_000
const CONNECTIONS = 8

/** A request that was sent, and the status of its answer. */
interface Answered {
  sent: Generated
  /** 0 where the connection was closed without an answer; 'hangs' where no whole answer came. */
  status: number | 'hangs'
}

/** Sends requests to a port of this machine, over a few connections that are kept open. */
export async function sendAll(port: number, requests: readonly Generated[]): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const answered: Answered[] = []
  const rest = requests.values()
  const work = async () => {
    for (const sent of rest) answered.push({ sent, status: await send(port, agent, sent) })
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return answered
}

function send(port: number, agent: Agent, { body, ...asked }: Generated) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return new Promise<number | 'hangs'>((resolve) => {
    const end = (status = 0) => resolve(signal.aborted ? 'hangs' : status)
    request({ host: '127.0.0.1', port, agent, signal, ...asked }, (answer) => {
      answer.resume().once('close', () => end(answer.statusCode))
    })
      .on('error', () => end())
      .end(body)
  })
}
