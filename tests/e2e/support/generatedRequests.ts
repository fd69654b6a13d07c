import { Agent, request } from 'node:http'

/** A request that a program made up. */
export interface Generated {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/csp-report',
  '',
  ';;;',
]
const PIECES = [
  'a',
  '%',
  '%ff',
  '%00',
  '%0d%0a',
  '..%2f',
  '/',
  '//evil.example',
  '\\',
  '日本',
  '[]',
  '"><script>',
  '__proto__',
  '1e999',
]
const NAMES = ['w', 'h', 'fm', 'rect', 's', 'q', 'path', 'busca', 'tema', 'sanity-preview-secret']
const FIELDS = [
  'name',
  'email',
  'phone',
  'isCorretor',
  'tiposSeguros',
  'faixaEtaria',
  '00a18',
  'message',
  'website',
  '__proto__',
]
const VALUES = [
  '',
  'Maria',
  'maria@exemplo.com.br',
  '(11) 98888-7777',
  'sim',
  'nao',
  '\u202e\u200b',
]
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

/** Returns a request for something at or below `target`, of a site at `origin`. */
export function generate(random: () => number, target: string, origin: string): Generated {
  const pick = <T>(list: T[]): T => {
    const value = list[Math.floor(random() * list.length)]
    if (value === undefined) throw new Error('The list is empty')
    return value
  }
  const chance = (probability: number) => random() < probability
  const pieces = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(PIECES)).join('')
  const pairs = (names: string[], values: () => string) =>
    Array.from({ length: Math.floor(random() * 6) }, () => [pick(names), values()])

  const query = new URLSearchParams(pairs(NAMES, () => pieces(4))).toString()
  const written = target + (chance(0.3) ? pieces(5) : '') + (chance(0.5) ? `?${query}` : '')
  const path = [...written]
    .map((letter) => (/[!-~]/.test(letter) ? letter : encodeURIComponent(letter)))
    .join('')

  const headers = Object.fromEntries(
    HEADERS.filter(() => chance(0.15)).map(([name, values]) => [name, pick(values)]),
  )
  if (chance(0.7)) headers.origin = origin
  const method = chance(0.6) ? pick(['GET', 'POST']) : pick(METHODS)
  if (method === 'GET' || method === 'HEAD') return { method, path, headers, body: undefined }
  headers['content-type'] = pick(TYPES)
  return { method, path, headers, body: chance(0.1) ? undefined : makeBody() }

  function makeBody(): Buffer {
    const fields = Object.fromEntries(pairs(FIELDS, () => (chance(0.5) ? pick(VALUES) : pieces(9))))
    const bodies: (() => string | Buffer)[] = [
      () => new URLSearchParams(fields).toString(),
      () => JSON.stringify({ token: '1.x', lead: { kind: pick(['quote', 'x']), answers: fields } }),
      () => JSON.stringify(pick([fields, [fields], null, 1, 'x', {}, []])),
      () => '['.repeat(Math.floor(random() * 5000)),
      () => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${pieces(20)}\r\n--x--\r\n`,
      () => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
      () => 'a'.repeat(Math.floor(random() * 100_000)),
    ]
    return Buffer.from(pick(bodies)())
  }
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

function send(port: number, agent: Agent, generated: Generated): Promise<number | 'hangs'> {
  const { method, path, headers, body } = generated
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve('hangs')
      sent.destroy()
    }, PATIENCE_MS)
    const end = (status: number) => {
      clearTimeout(timer)
      resolve(status)
    }
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => end(answer.statusCode ?? 0))
    })
    sent.once('error', () => end(0))
    sent.end(body)
  })
}
