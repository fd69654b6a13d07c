import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { dictionaryOf } from './dictionary.ts'
import { drain } from './drain.ts'
import { fixedAnswer } from './storedAnswer.ts'
import { PREVIEW_ID, testFront } from './testing/front.ts'

/** Each run sends a request to two servers. `FUZZ_RUNS=10000` is the long form. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 300)

const PAGE = `<!DOCTYPE html><title>Página</title>${'<p>texto</p>'.repeat(200)}`
const dictionary = dictionaryOf(Buffer.from(PAGE.replace('texto', 'outro texto')))
const AVAILABLE = `:${dictionary.hash.toString('base64')}:`
const SCRIPT = '/ilhas/start-a1b2c3d4.js'
/** What Next answers. It does not answer other paths at all. */
const STATUSES: Record<string, number> = {
  '/': 200,
  '/pagina': 200,
  '/movida': 308,
  '/ausente': 404,
}
const POINTER = '/api/dicionario'
const PATHS = [...Object.keys(STATUSES), SCRIPT, POINTER]

/** A front that has stored the answers of Next, and has a script and a dictionary. */
async function startFront() {
  const js = await fixedAnswer({ 'content-type': 'text/javascript' }, Buffer.from('a()'.repeat(99)))
  const parts = await testFront(
    ({ url = '' }, response) => {
      const status = STATUSES[url]
      if (status === undefined) return
      const location = status === 308 ? { location: '/pagina' } : {}
      response.writeHead(status, { 'content-type': 'text/html', [TAGS_HEADER]: 'a', ...location })
      response.end(PAGE)
    },
    { files: new Map([[SCRIPT, js]]) },
  )
  await parts.dictionaries.start([dictionary])
  for (const path of Object.keys(STATUSES)) await parts.get(path)
  /** How many requests the HTTP server has read. */
  let byHttp = 0
  parts.front.on('request', () => {
    byHttp += 1
  })
  return { ...parts, byHttp: () => byHttp }
}

type Front = Awaited<ReturnType<typeof startFront>>

const pageOf = ({ store }: Front) => {
  const page = store.get('/pagina')
  if (!page) throw new Error('The page is not stored')
  return page
}

/** Waits until the pages have all their bodies. */
async function untilCompressed({ store, dictionaries }: Front) {
  const isComplete = ([path, page]: (typeof store.pages)[number]) =>
    page.bodies.zstd !== undefined &&
    ['dcb', 'dcz'].every((coding) => {
      const headers = { 'available-dictionary': AVAILABLE, 'accept-encoding': coding }
      return dictionaries.coded(headers, path, page) !== undefined
    })
  await vi.waitFor(() => expect(store.pages.every(isComplete)).toBe(true), { timeout: 20_000 })
}

/** Two fronts with the same answers in all codings, the second one without a lane. */
async function startBoth() {
  const both = [await startFront(), await startWithoutLane()] as const
  for (const each of both) await untilCompressed(each)
  return both
}

/** The same without a lane: its connections are taken by what takes those of any HTTP server. */
async function startWithoutLane() {
  const parts = await startFront()
  parts.front.removeAllListeners('connection')
  for (const take of createServer().listeners('connection'))
    parts.front.on('connection', (socket) => take.call(parts.front, socket))
  return parts
}

/** Opens a connection. `text` is what has come. */
function open(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  const untilText = (part: string | RegExp) => vi.waitFor(() => expect(text).toMatch(part))
  return { socket, text: () => text, untilText }
}

/** The same, with the server's end of the connection. */
async function openBoth(port: number, front: Front['front']) {
  const accepted = once(front, 'connection')
  const client = open(port)
  const [server]: Socket[] = await accepted
  if (!server) throw new Error('No connection was accepted')
  return { ...client, server }
}

/** Whether the HTTP server has a connection. It listens to each for when more can be written. */
const isOfHttp = (connection?: Socket) => (connection?.listenerCount('drain') ?? 0) > 0

/** Sends bytes, and then no more. Resolves with all that is answered. */
async function exchange(port: number, bytes: string): Promise<string> {
  const { socket, text } = open(port)
  socket.end(bytes, 'latin1')
  await once(socket, 'close')
  return text()
}

/** An answer without what differs between any two. */
const comparable = (answer: string) => answer.replaceAll(/^(?:date|x-request-id): .*\r\n/gim, '')

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: site\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

describe('the lane', () => {
  const HEADERS: Record<string, string>[] = [
    {},
    ...['gzip', 'br', 'zstd', 'gzip;q=0, *', 'nenhuma'].map((coding) => ({
      'Accept-Encoding': coding,
    })),
    ...['dcb', 'dcz', 'gzip, br, zstd, dcb, dcz'].map((coding) => ({
      'Accept-Encoding': coding,
      'Available-Dictionary': AVAILABLE,
    })),
    {
      'Accept-Encoding': 'dcb',
      'Available-Dictionary': AVAILABLE,
      'sec-ch-ua': '"Chromium";v="156"',
    },
    { 'If-None-Match': '*' },
    { 'Save-Data': 'on' },
    { Connection: 'keep-alive', Cookie: 'consentimento=sim', 'X-Request-ID': 'a'.repeat(32) },
  ]

  test('answers as the HTTP server does, byte for byte, whatever is stored and however it is asked for', async () => {
    const [lane, plain] = await startBoth()
    const same = async (bytes: string) => {
      const answers = await Promise.all([lane, plain].map(({ port }) => exchange(port, bytes)))
      const [answer = '', expected] = answers.map(comparable)
      expect(answer, bytes).toBe(expected)
      expect(answer, bytes).toMatch(/^HTTP\/1\.1 /)
      return answer
    }
    const seen = new Set<string>()
    for (const path of PATHS)
      for (const headers of HEADERS)
        for (const method of ['GET', 'HEAD']) {
          const answer = await same(request(path, headers, method))
          seen.add(answer.slice(9, 12))
          const [, etag] = /^etag: (.*)\r$/im.exec(answer) ?? []
          if (etag) await same(request(path, { ...headers, 'If-None-Match': etag }, method))
        }
    expect([...seen].sort()).toEqual(['200', '204', '304', '307', '308', '404'])
    expect(lane.byHttp()).toBe(0)
  })

  test('answers one request after the other on a connection, and reports each', async () => {
    const { port, ended, byHttp } = await startFront()
    const { socket, untilText } = open(port)
    socket.write(request('/pagina'))
    await untilText(/<\/p>$/)
    socket.write(request('/ausente', {}, 'HEAD'))
    await untilText(/404 Not Found[\s\S]*\r\n\r\n$/)
    expect(byHttp()).toBe(0)
    const { seconds, ...last } = ended.at(-1) ?? { seconds: undefined }
    expect([last, typeof seconds]).toEqual([
      { method: 'HEAD', path: '/ausente', status: 404, source: 'stored' },
      'number',
    ])
  })

  test('writes the answers to those who ask at once together, up to 32', async () => {
    const { port, ended, renewal } = await startFront()
    const clients = Array.from({ length: 40 }, () => open(port))
    ended.length = 0
    const askAll = () => clients.map(({ socket }) => socket.write(request('/pagina', {}, 'HEAD')))
    askAll()
    await vi.waitFor(() => expect(ended).toHaveLength(40))
    const written: number[] = []
    // Called for each request that can be answered from memory, when it is read.
    vi.spyOn(renewal, 'hasten').mockImplementation(() => void written.push(ended.length - 40))
    askAll()
    // All of it has come before the server reads any.
    const arrived = performance.now() + 50
    while (performance.now() < arrived);
    await vi.waitFor(() => expect(ended).toHaveLength(80))
    expect(written).toEqual([...Array(32).fill(0), ...Array(8).fill(32)])
    for (const { untilText } of clients) await untilText(/(?:HTTP\/1\.1 200 OK[\s\S]*){2}/)
  })

  test('counts a visitor who leaves before the end as the HTTP server does', async () => {
    const parts = await startFront()
    const { port, ended, store, front } = parts
    store.set('/grande', { ...pageOf(parts), bodies: { identity: Buffer.alloc(30_000_000) } })
    const { socket, server } = await openBoth(port, front)
    socket.pause().write(request('/grande'))
    await vi.waitFor(() => expect(server.writableLength).toBeGreaterThan(0))
    socket.resetAndDestroy()
    await vi.waitFor(() => expect(ended.at(-1)).toMatchObject({ path: '/grande', status: 499 }))
  })

  test('has stored answers renewed when their time has passed', async () => {
    const parts = await startFront()
    const { port, asked } = parts
    pageOf(parts).expiresAt = 0
    await exchange(port, request('/pagina'))
    await vi.waitFor(() => expect(asked.filter((each) => each === 'GET /pagina')).toHaveLength(2))
  })

  test('is closed while debugging: each request has its line in the log', async () => {
    const { port, byHttp } = await startFront()
    const info = vi.spyOn(console, 'log').mockReturnValue()
    onTestFinished(() => info.mockRestore())
    vi.stubEnv('LOG_LEVEL', 'debug')
    await exchange(port, request('/pagina'))
    await vi.waitFor(() => expect(info).toHaveBeenCalled())
    expect(byHttp()).toBe(1)
  })
})

describe('the HTTP server gets', () => {
  const COOKIE = `__prerender_bypass=${PREVIEW_ID}`
  const CASES: [name: string, bytes: string][] = [
    ['a form', request('/api/contato', { 'Content-Length': '0' }, 'POST')],
    ['a body', `${request('/pagina', { 'Content-Length': '5' })}saude`],
    ['a length of nothing', request('/pagina', { 'Content-Length': '0' })],
    ['chunks', `${request('/pagina', { 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`],
    ['a header that it may know', request('/pagina', { Range: 'bytes=99999-' })],
    ['an expectation', request('/pagina', { Expect: '100-continue' })],
    ['a change of protocol', request('/pagina', { Connection: 'Upgrade', Upgrade: 'h2c' })],
    ['the end of a connection', request('/pagina', { Connection: 'close' })],
    ['somebody who previews drafts', request('/pagina', { Cookie: COOKIE })],
    ['a forged preview', request('/pagina', { Cookie: 'a=b; __prerender_bypass=x' })],
    ['a header that is there twice', request('/pagina', { host: 'outro' })],
    ['a query', request('/pagina?utm_source=anuncio')],
    ['an escaped path', request('/p%61gina')],
    ['a path with dots', request('/a/../pagina')],
    ['an absolute address', request('http://site/pagina')],
    ['another version', request('/pagina').replace('HTTP/1.1', 'HTTP/1.0')],
    ['no host', 'GET /pagina HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['a space before the colon', 'GET /pagina HTTP/1.1\r\nHost : site\r\n\r\n'],
    ['a folded header', 'GET /pagina HTTP/1.1\r\nHost: site\r\nAccept: a\r\n b\r\n\r\n'],
    ['bare line feeds', request('/pagina').replaceAll('\r', '')],
    ['a control character', request('/pagina', { Accept: 'a\u0001b' })],
    ['a NUL', request('/pagina', { Accept: 'a\u0000b' })],
    ['what is no HTTP', 'OLÁ\r\n\r\n'],
    ['half a request', request('/pagina').slice(0, 25)],
    ['a request and the start of another one', request('/pagina') + request('/').slice(0, 9)],
    ['two requests at once', request('/pagina') + request('/')],
    ['a large head', request('/pagina', { Accept: 'a'.repeat(9000) })],
    ['a path that is not stored', request('/outra')],
  ]

  test('everything that is not plain, and answers it as it would alone', async () => {
    const [lane, plain] = [await startFront(), await startWithoutLane()]
    for (const [name, bytes] of CASES) {
      const before = lane.byHttp()
      const accepted = once(lane.front, 'connection')
      const answers = Promise.all([lane, plain].map(({ port }) => exchange(port, bytes)))
      const [socket]: Socket[] = await accepted
      const [answer = '', expected] = (await answers).map(comparable)
      expect(answer, name).toBe(expected)
      // Node answers what has no host before anybody learns of it.
      expect(lane.byHttp() > before || isOfHttp(socket), name).toBe(true)
    }
  })

  test('a request that comes byte for byte', async () => {
    const { port, byHttp } = await startFront()
    const { socket, untilText } = open(port)
    for (const byte of request('/pagina', { 'Accept-Encoding': 'identity' })) {
      socket.write(byte)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await untilText(/<\/p>$/)
    expect(byHttp()).toBe(1)
  })

  test('who asks again without reading answers, which come in order nevertheless', async () => {
    const parts = await startFront()
    const { port, store, byHttp } = parts
    const order = Array.from({ length: 12 }, (_, index) => `${index},`)
    for (const [index, text] of order.entries())
      store.set(`/${index}`, { ...pageOf(parts), bodies: { identity: Buffer.alloc(3e6, text) } })
    const { socket } = open(port)
    socket.pause()
    const chunks: string[] = []
    socket.on('data', (chunk: string) => chunks.push(chunk))
    for (const index of order.keys()) {
      socket.write(request(`/${index}`))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await vi.waitFor(() => expect(byHttp()).toBeGreaterThan(0))
    socket.resume().end()
    await once(socket, 'close')
    expect([...chunks.join('').matchAll(/\r\n\r\n(\d+,)/g)].map(([, first]) => first)).toEqual(
      order,
    )
  })
})

test('any request, well-formed or not, is answered as by the HTTP server alone', async () => {
  const [lane, plain] = await startBoth()
  const names = ['Host', 'Accept-Encoding', 'Accept', 'If-None-Match', 'Cookie', 'Connection']
  const harmful = ['Content-Length', 'Transfer-Encoding', 'Range', 'Expect', 'Upgrade', 'X-Outro']
  const values = ['site', 'gzip', '*', 'keep-alive', 'close', '0', '5', 'chunked', '', ' ', '"x"']
  const line = fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.constantFrom(...harmful) },
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(': ') },
        { weight: 1, arbitrary: fc.constantFrom(':', ' : ', '') },
      ),
      fc.constantFrom(...values),
    )
    .map((parts) => `${parts.join('')}\r\n`)
  const wellFormed = fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'get'),
      fc.constantFrom(...PATHS, '/outra', '/pagina?a', '//pagina', '*'),
      fc.constantFrom('1.1', '1.1', '1.1', '1.0', '1.2'),
      fc.array(line, { maxLength: 4 }),
    )
    .map(
      ([method, path, version, lines]) =>
        `${method} ${path} HTTP/${version}\r\nHost: site\r\n${lines.join('')}\r\n`,
    )
  /** The same with some bytes removed, and others in their place. */
  const edited = fc
    .tuple(
      wellFormed,
      fc.nat(200),
      fc.nat(3),
      fc.constantFrom('', ' ', '\t', '\r', '\n', '\r\n', '\0', ':', '\u007f', 'é', request('/')),
    )
    .map(([text, at, length, added]) => text.slice(0, at) + added + text.slice(at + length))
  let inLane = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(wellFormed, edited), async (bytes) => {
      const before = lane.byHttp()
      const answers = await Promise.all([lane, plain].map(({ port }) => exchange(port, bytes)))
      const [answer, expected] = answers.map(comparable)
      expect(answer).toBe(expected)
      if (answer && lane.byHttp() === before) inLane += 1
    }),
    { numRuns: RUNS },
  )
  expect(inLane).toBeGreaterThan(RUNS / 20)
})

describe('a connection', () => {
  test('is closed once nothing was asked for as long as the HTTP server waits', async () => {
    const { port, front, byHttp } = await startFront()
    front.keepAliveTimeout = 20
    front.keepAliveTimeoutBuffer = 0
    const { socket, text } = open(port)
    socket.write(request('/pagina'))
    await once(socket, 'end')
    expect([text().slice(0, 15), byHttp()]).toEqual(['HTTP/1.1 200 OK', 0])
  })

  test('on which nothing was ever asked is left to the limits of the HTTP server', async () => {
    const { port, front, byHttp } = await startFront()
    front.keepAliveTimeout = 20
    front.keepAliveTimeoutBuffer = 0
    const { socket, server, untilText } = await openBoth(port, front)
    await vi.waitFor(() => expect(isOfHttp(server)).toBe(true))
    socket.write(request('/pagina'))
    await untilText(/<\/p>$/)
    expect(byHttp()).toBe(1)
  })

  test('that was given to the HTTP server has none of the limits of the lane any more', async () => {
    const { port, front } = await startFront()
    front.keepAliveTimeout = 20
    front.keepAliveTimeoutBuffer = 0
    const waiting = await openBoth(port, front)
    waiting.socket.write(request('/outra'))
    await once(front, 'request')
    const idle = open(port)
    idle.socket.write(request('/pagina'))
    await once(idle.socket, 'end')
    expect(waiting.server.destroyed).toBe(false)
  })

  test('that is idle is closed when the server drains', async () => {
    const { port, front } = await startFront()
    const idle = open(port)
    idle.socket.write(request('/pagina'))
    await idle.untilText(/<\/p>$/)
    const drained = drain(front, 60_000)
    await once(idle.socket, 'end')
    expect(await drained).toBe(true)
  })

  test('that is cut with all others is cut', async () => {
    const { port, front } = await startFront()
    const { socket, untilText } = open(port)
    socket.write(request('/pagina'))
    await untilText(/<\/p>$/)
    front.closeAllConnections()
    await once(socket, 'end')
  })
})
