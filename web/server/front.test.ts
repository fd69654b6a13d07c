import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DROPPED_HEADER, REPORTED_HEADER, TAGS_HEADER } from '../http/headers.ts'
import type { Outcome } from './publication.ts'
import { readPublicFiles } from './publicFiles.ts'
import { PREVIEW_ID, testFront } from './testing/front.ts'

const PAGE = `<!DOCTYPE html><html lang="pt-BR"><title>Página</title>${'<p>texto</p>'.repeat(200)}</html>`

interface Answer {
  text?: string
  tags?: string
  status?: number
  headers?: Record<string, string>
}

function respond(
  response: ServerResponse,
  { text = PAGE, tags, status = 200, headers }: Answer = {},
) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=300, stale-while-revalidate=300',
    vary: 'rsc, next-router-state-tree',
    'x-nextjs-cache': 'HIT',
    ...(tags ? { [TAGS_HEADER]: tags } : {}),
    ...headers,
  })
  response.end(text)
}

const pages = () => testFront((_, response) => respond(response, { tags: 'doc:a,list:b' }))

describe('a page that may be stored', () => {
  test('is asked of Next once, and sent from memory afterwards', async () => {
    const { get, asked } = await pages()
    const first = await get('/pagina')
    const second = await get('/pagina')
    expect(asked).toEqual(['GET /pagina'])
    expect([first.headers['cache-status'], second.headers['cache-status']]).toEqual([
      'site; fwd=miss; stored',
      'site; hit',
    ])
    expect(second.body.toString()).toBe(PAGE)
  })

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', (body: Buffer) => body],
  ] as const)('is the same page in %s', async (encoding, decode) => {
    const { get } = await pages()
    await get('/pagina')
    const headers = { 'accept-encoding': encoding }
    const sent = async () => (await get('/pagina', headers)).headers['content-encoding']
    await expect.poll(async () => (await sent()) ?? 'identity').toBe(encoding)
    const got = await get('/pagina', headers)
    expect(decode(got.body).toString()).toBe(PAGE)
    expect(Number(got.headers['content-length'])).toBe(got.body.length)
    expect(got.headers.vary).toBe('Accept-Encoding')
  })

  test('is not compressed for a browser that refuses it', async () => {
    const { get } = await pages()
    await get('/pagina')
    const { headers } = await get('/pagina', { 'accept-encoding': 'gzip;q=0, br;q=0.0' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is not sent again to a browser that has it in this encoding', async () => {
    const { get } = await pages()
    await get('/pagina')
    const { headers } = await get('/pagina', { 'accept-encoding': 'gzip' })
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/)
    const again = { 'accept-encoding': 'gzip', 'if-none-match': `"x", ${etag}` }
    const known = await get('/pagina', again)
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect((await get('/pagina', { 'if-none-match': etag })).status).toBe(200)
  })

  test.each([
    ['when it is stored', true],
    ['when Next is asked', false],
  ])('has its headers alone for HEAD, %s', async (_, isStored) => {
    const { get } = await pages()
    if (isStored) await get('/pagina')
    const { status, headers, body } = await get('/pagina', {}, 'HEAD')
    expect([status, body.length, headers['content-length']]).toEqual([
      200,
      0,
      String(Buffer.byteLength(PAGE)),
    ])
  })

  test('is one page however its address is written, and whatever its query', async () => {
    const { get, asked } = await pages()
    await get('/pagina')
    await get('/p%61gina')
    await get('/pagina?utm_source=anuncio')
    expect(asked).toEqual(['GET /pagina'])
  })

  test('is asked of Next by the address that its path has, however it was written', async () => {
    const { get, asked } = await pages()
    await get('/robots%2Etxt?a=b')
    await get('/images%2Felos%2Fa.png')
    await get('/pagina%3Fa%23b')
    expect(asked).toEqual(['GET /robots.txt?a=b', 'GET /images/elos/a.png', 'GET /pagina%3Fa%23b'])
  })

  test('is stored also when the visitor leaves before it is there', async () => {
    let finish: (() => void) | undefined
    const { get, asked, port, store } = await testFront((_, response) => {
      finish = () => respond(response, { tags: 'doc:a' })
    })
    const leaving = httpRequest({ host: '127.0.0.1', port, path: '/pagina' })
    leaving.on('error', () => undefined).end()
    await vi.waitFor(() => expect(finish).toBeDefined())
    leaving.destroy()
    finish?.()
    await vi.waitFor(() => expect(store.get('/pagina')).toBeDefined())
    expect((await get('/pagina')).headers['cache-status']).toBe('site; hit')
    expect(asked).toEqual(['GET /pagina'])
  })

  /** Asks for a page that Next does not answer, and lets time pass. */
  async function waiting({ lakeAnswers }: { lakeAnswers: boolean }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const held = Promise.withResolvers<() => void>()
    const site = await testFront(
      (_, response) => held.resolve(() => respond(response, { tags: 'doc:a' })),
      { lakeAnswers },
    )
    const answer = site.get('/pagina')
    const finish = await held.promise
    await vi.advanceTimersByTimeAsync(3000)
    return { ...site, answer, finish }
  }

  test('is stored for later when the Lake does not answer, and the visitor is told to come again', async () => {
    const { get, store, answer, finish } = await waiting({ lakeAnswers: false })
    const { status, headers, body } = await answer
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ])
    expect(body.toString()).toContain('O site volta em instantes')
    finish()
    await vi.waitFor(() => expect(store.get('/pagina')).toBeDefined())
    expect((await get('/pagina')).status).toBe(200)
  })

  test('is waited for while the Lake answers and only the machine is busy', async () => {
    const { answer, finish } = await waiting({ lakeAnswers: true })
    finish()
    expect((await answer).status).toBe(200)
  })

  test('is not waited for longer than a visitor stays', async () => {
    const { answer } = await waiting({ lakeAnswers: true })
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await answer).status).toBe(503)
  })

  test('is sent without internal headers', async () => {
    const { get } = await pages()
    for (const { headers } of [await get('/pagina'), await get('/pagina')]) {
      expect(
        Object.keys(headers).filter((name) => /^x-(?!content-type-options)/.test(name)),
      ).toEqual([])
    }
  })
})

describe('what is not stored', () => {
  test('an answer without tags is passed on, each time', async () => {
    const { get, asked } = await testFront((_, response) => respond(response))
    await get('/perguntas?busca=a')
    const { status, body } = await get('/perguntas?busca=a')
    expect([status, body.toString(), asked.length]).toEqual([200, PAGE, 2])
  })

  test('a failure is passed on, and asked for again', async () => {
    const { get, asked } = await testFront((_, response) =>
      respond(response, { status: 503, tags: 'doc:a', text: 'Algo saiu do lugar' }),
    )
    await get('/pagina')
    expect((await get('/pagina')).status).toBe(503)
    expect(asked).toHaveLength(2)
  })

  test('what Next could not make is announced for later, in words for people', async () => {
    const { get } = await testFront((_, response) =>
      respond(response, { status: 500, text: 'Internal Server Error' }),
    )
    const { status, headers, body } = await get('/sitemap.xml')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(body.toString()).toContain('O site volta em instantes')
  })

  test('a form that is sent reaches Next as it is', async () => {
    const { get, asked } = await testFront((_, response) => respond(response, { status: 422 }))
    expect((await get('/api/contato', {}, 'POST')).status).toBe(422)
    expect(asked).toEqual(['POST /api/contato'])
  })

  test('the headers alone of an answer without tags are passed on for HEAD', async () => {
    const { get } = await testFront((_, response) => respond(response))
    const { status, headers, body } = await get('/robots.txt', {}, 'HEAD')
    expect([status, headers['content-type'], body.length]).toEqual([
      200,
      'text/html; charset=utf-8',
      0,
    ])
  })

  test.each(['/%ff', '/a/../pagina', '//outro.example/%2e%2e/a', 'http://outro.example/a'])(
    'the address %s is refused',
    async (address) => {
      const { get, asked } = await pages()
      expect((await get(address)).status).toBe(400)
      expect(asked).toEqual([])
    },
  )

  test.each([
    ['OPTIONS', '/'],
    ['POST', '/'],
    ['PUT', '/amil-saude'],
    ['DELETE', '/nao-existe'],
    ['PROPFIND', '/'],
    ['TRACE', '/api/leads'],
    ['PATCH', '/api/contato'],
  ])('%s %s is refused with the methods that it accepts', async (method, path) => {
    const { get, asked } = await pages()
    const { status, headers } = await get(path, {}, method)
    expect([status, headers['cache-control'], headers.connection]).toEqual([
      405,
      'no-store',
      'close',
    ])
    expect(headers.allow).toBe(path.startsWith('/api/') ? 'GET, HEAD, POST' : 'GET, HEAD')
    expect(asked).toEqual([])
  })

  test('an address longer than any link is refused', async () => {
    const { get, asked } = await pages()
    expect((await get(`/?q=${'a'.repeat(4092)}`)).status).toBe(200)
    expect((await get(`/?q=${'a'.repeat(4093)}`)).status).toBe(414)
    expect(asked).toEqual([`GET /?q=${'a'.repeat(4092)}`])
  })

  test.each([404, 502, 503])(
    'an answer with status %i that is not stored here is stored nowhere',
    async (status) => {
      const { get } = await testFront((_, response) =>
        respond(response, { status, headers: { 'cache-control': 's-maxage=31536000' } }),
      )
      expect((await get('/bradesco-saude.md')).headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    ['gzip;q=0.5', 'gzip'],
    ['gzip; q=0', undefined],
  ])('Next is asked with the encodings that the visitor accepts: %s', async (accepted, sent) => {
    let asked: string | undefined
    const { get } = await testFront((request, response) => {
      asked = request.headers['accept-encoding']
      respond(response)
    })
    await get('/perguntas', { 'accept-encoding': accepted })
    expect(asked).toBe(sent)
  })
})

describe('the body of a request', () => {
  /** What Next gets of requests written byte for byte. */
  async function sendRaw(text: string) {
    const bodies: string[] = []
    const { asked, port } = await testFront(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      bodies.push(Buffer.concat(chunks).toString())
      respond(response)
    })
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(text)
    await new Promise((resolve) => socket.once('data', resolve))
    return { asked, bodies }
  }

  const inner = 'GET /segundo HTTP/1.1\r\nHost: site\r\n\r\n'
  const chunked = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`

  test('in chunks is one body also to Next', async () => {
    const head = 'POST /api/primeiro HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n'
    const { asked, bodies } = await sendRaw(head + chunked)
    expect(asked).toEqual(['POST /api/primeiro'])
    expect(bodies).toEqual([inner])
  })

  test('that Next refuses is not read to its end', async () => {
    const { port } = await testFront((_, response) => respond(response, { status: 413 }))
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const begun =
      'POST /api/leads HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc'
    socket.write(begun)
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1.1 413 .*\r\nconnection: close\r\n/is)
    await once(socket, 'close')
  })

  test('of a known length reaches Next whole', async () => {
    const head = 'POST /api/contato HTTP/1.1\r\nHost: site\r\nContent-Length: 6\r\n\r\n'
    const { bodies } = await sendRaw(`${head}saúde`)
    expect(bodies).toEqual(['saúde'])
  })
})

describe('a file of the site', () => {
  const publicFolder = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elos-public-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'ilhas'))
    writeFileSync(join(folder, 'ilhas/start-a1b2c3d4.js'), 'console.log(1);'.repeat(50))
    writeFileSync(join(folder, 'favicon.ico'), 'icon')
    return readPublicFiles(folder)
  }

  test('is sent without asking Next, for ever when its name contains a hash', async () => {
    const { get, asked } = await testFront((_, response) => respond(response), {
      files: await publicFolder(),
    })
    const script = await get('/ilhas/start-a1b2c3d4.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(script.body).toString()).toBe('console.log(1);'.repeat(50))
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.ico')).headers['cache-control']).toMatch(/max-age=86400/)
    expect(asked).toEqual([])
  })
})

describe('previews of drafts', () => {
  const draft = { cookie: `a=b; __prerender_bypass=${PREVIEW_ID}` }

  test('are asked of Next each time, with their cookie', async () => {
    const cookies: (string | undefined)[] = []
    const { get } = await testFront((request, response) => {
      cookies.push(request.headers.cookie)
      respond(response, request.headers.cookie ? { text: 'rascunho' } : { tags: 'doc:a' })
    })
    await get('/pagina')
    expect((await get('/pagina', draft)).body.toString()).toBe('rascunho')
    expect((await get('/pagina')).body.toString()).toBe(PAGE)
    expect(cookies).toEqual([undefined, draft.cookie])
  })

  test('are never stored, even if Next gives their answer tags', async () => {
    const { get, asked } = await testFront((request, response) =>
      respond(response, { text: request.headers.cookie ? 'rascunho' : PAGE, tags: 'doc:a' }),
    )
    await get('/pagina', draft)
    expect((await get('/pagina')).body.toString()).toBe(PAGE)
    expect(asked).toHaveLength(2)
  })

  test('may call Next’s server, as only they may', async () => {
    const { get, asked } = await pages()
    expect((await get('/pagina', draft, 'POST')).status).toBe(200)
    expect((await get('/pagina', {}, 'POST')).status).toBe(405)
    expect(asked).toEqual(['POST /pagina'])
  })

  test('with a cookie that somebody made up are the published page', async () => {
    const cookies: (string | undefined)[] = []
    const { get } = await testFront((request, response) => {
      cookies.push(request.headers.cookie)
      respond(response, { tags: 'doc:a' })
    })
    const forged = { cookie: 'a=b; __prerender_bypass=inventado' }
    expect((await get('/pagina', forged)).body.toString()).toBe(PAGE)
    expect(cookies).toEqual(['a=b'])
  })
})

/** The change of a document, as Next's answer to a webhook names it. */
const REPORTED = encodeURIComponent(JSON.stringify({ _id: 'a', _type: 'article' }))

/** A site whose pages say the version of their content, and whose webhook drops 'doc:a'. */
function publishing() {
  const state = { version: 1, isFailing: false, tags: 'doc:a' }
  const site = testFront((request, response) => {
    if (request.method === 'POST') {
      respond(response, {
        text: '{}',
        headers: { [DROPPED_HEADER]: state.tags, [REPORTED_HEADER]: REPORTED },
      })
    } else if (state.isFailing) {
      respond(response, { status: 503, text: 'Algo saiu do lugar' })
    } else {
      const tags = request.url === '/outra' ? 'doc:b' : 'doc:a'
      respond(response, { text: `versão ${state.version}`, tags })
    }
  })
  return { state, site }
}

describe('a publication', () => {
  test('renews exactly the answers with its tags, and says which pages', async () => {
    const { state, site } = publishing()
    const { get, asked, published } = await site
    await get('/pagina')
    await get('/outra')
    state.version = 2
    const { body } = await get('/api/revalidate', {}, 'POST')
    expect(JSON.parse(body.toString())).toEqual({ tags: ['doc:a'], rendered: ['/pagina'] })
    expect(published).toEqual([['/pagina']])
    expect((await get('/pagina')).body.toString()).toBe('versão 2')
    expect((await get('/outra')).body.toString()).toBe('versão 1')
    expect(asked).toEqual(['GET /pagina', 'GET /outra', 'POST /api/revalidate', 'GET /pagina'])
  })

  test('that cannot be shown leaves the last good answer, is named in the answer to its webhook, and is shown once it can be', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { state, site } = publishing()
    const { get } = await site
    await get('/pagina')
    Object.assign(state, { version: 2, isFailing: true })
    const { status, body } = await get('/api/revalidate', {}, 'POST')
    expect([status, JSON.parse(body.toString())]).toEqual([
      200,
      { tags: ['doc:a'], rendered: [], failed: ['/pagina'] },
    ])
    expect((await get('/pagina')).body.toString()).toBe('versão 1')
    state.isFailing = false
    await vi.advanceTimersByTimeAsync(2000)
    await vi.waitFor(async () => {
      expect((await get('/pagina')).body.toString()).toBe('versão 2')
    })
  })

  test.each<[string, number, Partial<Outcome>]>([
    ['that every replica shows has the status of Next', 200, {}],
    ['that another replica cannot show yet says so', 200, { othersFailed: true }],
    ['that is still to be purged is accepted', 202, { pending: ['cache'] }],
  ])('%s: %i', async (_, expected, partial) => {
    const headers = { [DROPPED_HEADER]: 'doc:a', [REPORTED_HEADER]: REPORTED }
    const { get, reported } = await testFront(
      (_request, response) => respond(response, { text: '{}', headers }),
      { outcome: { renewed: [], failed: [], othersFailed: false, pending: [], ...partial } },
    )
    const { status, body } = await get('/api/revalidate', {}, 'POST')
    expect(status).toBe(expected)
    expect(JSON.parse(body.toString())).toEqual({
      tags: ['doc:a'],
      rendered: [],
      ...(partial.othersFailed ? { othersFailed: true } : {}),
      ...(partial.pending ? { pending: partial.pending } : {}),
    })
    expect(reported).toMatchObject([{ _id: 'a' }])
  })

  test('outdates an answer that is being made', async () => {
    let finish: (() => void) | undefined
    const { get, renewal, asked } = await testFront((request, response) => {
      const text = `pedido ${asked.length}`
      const answer = () => respond(response, { text, tags: 'doc:a' })
      if (asked.length === 1 && request.url === '/pagina') finish = answer
      else answer()
    })
    const first = get('/pagina')
    await vi.waitFor(() => expect(finish).toBeDefined())
    await renewal.drop(['doc:a'])
    finish?.()
    const { headers, body } = await first
    expect(body.toString()).toBe('pedido 1')
    expect(headers['cache-status']).toBe('site; fwd=miss')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(Object.keys(headers).filter((name) => /^x-(?!content-type-options)/.test(name))).toEqual(
      [],
    )
    expect((await get('/pagina')).body.toString()).toBe('pedido 2')
  })
})

test.each([
  ['/previa/amil-saude', '/amil-saude'],
  ['/previa', '/'],
  ['/previa//exemplo.com', '/exemplo.com'],
])(
  'the preview %s leads everybody but editors to %s, and Next is not asked',
  async (address, page) => {
    const { get, asked } = await pages()
    const { status, headers } = await get(address, { cookie: '__prerender_bypass=falso' })
    expect([status, headers.location, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      302,
      page,
      'no-store',
      'noindex',
    ])
    expect(asked).toEqual([])
    await get(address, { cookie: `__prerender_bypass=${PREVIEW_ID}` })
    expect(asked).toHaveLength(1)
  },
)

describe('while Next is away', () => {
  let log = vi.spyOn(console, 'error')
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => log.mockRestore())

  test('an answer that breaks off becomes a 503, and is logged', async () => {
    const { get } = await testFront((_, response) => {
      response.writeHead(200, { [TAGS_HEADER]: 'doc:a', 'content-length': 100 })
      response.write('<!DOCTYPE html>')
      setImmediate(() => response.destroy())
    })
    expect((await get('/pagina')).status).toBe(503)
    const events = log.mock.calls.map(([line]) => JSON.parse(line).event)
    expect(events).toEqual(['front-failed', 'request'])
  })

  test('stored pages are sent, and other paths say that the site will be back', async () => {
    const { get, stopNext } = await pages()
    await get('/pagina')
    stopNext()
    expect((await get('/pagina')).status).toBe(200)
    const other = await get('/outra')
    expect([other.status, other.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(other.body.toString()).toContain('O site volta em instantes')
  })
})

test('paths that do not exist never push a page out', async () => {
  const { get, asked } = await testFront((request, response) =>
    respond(response, {
      tags: 'doc:a',
      ...(request.url === '/pagina' ? {} : { status: 404, text: 'Página não encontrada' }),
    }),
  )
  await get('/pagina')
  for (let index = 0; index < 600; index += 1) await get(`/inventada-${index}`)
  const before = asked.length
  expect((await get('/pagina')).status).toBe(200)
  expect((await get('/inventada-599')).status).toBe(404)
  expect(asked).toHaveLength(before)
  await get('/inventada-0')
  expect(asked).toHaveLength(before + 1)
})

test('an expired answer is sent, and renewed', async () => {
  let version = 0
  const { get } = await testFront((_, response) => {
    version += 1
    const headers = { 'cache-control': 's-maxage=0' }
    respond(response, { text: `versão ${version}`, tags: 'doc:a', headers })
  })
  await get('/pagina')
  expect((await get('/pagina')).body.toString()).toBe('versão 1')
  await vi.waitFor(async () => {
    expect((await get('/pagina')).body.toString()).not.toBe('versão 1')
  })
})
