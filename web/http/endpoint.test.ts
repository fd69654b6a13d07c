import { afterEach, describe, expect, test, vi } from 'vitest'
import { Queue } from '../common/queue.ts'
import { OneReplica } from '../replicas/oneReplica.ts'
import { endpoint } from './endpoint.ts'
import { refuseAsJson, refuseAsPage } from './refusals.ts'

const SITE = 'https://www.exemplo.com.br'
const CONTEXT = { params: Promise.resolve({}) }
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

afterEach(() => void vi.useRealTimers())

/** A route that takes a number, at most `limit` of them, and answers with it. */
function numbers({ limit = 10 } = {}) {
  const counted = new OneReplica()
  const numbersOf = { name: 'numbers', max: limit, windowMs: 60_000 }
  const { GET, POST } = endpoint({
    method: 'POST',
    refuse: refuseAsJson,
    onlyFrom: SITE,
    body: { types: ['application/json'], maxBytes: 8 },
    read: ({ body }) => {
      const number = Number(body)
      return Number.isNaN(number) ? Response.json({ error: 'no number' }, { status: 400 }) : number
    },
    limit: () => counted.take(numbersOf, 'sender'),
    answer: (_, number) => Response.json({ number }),
  })
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, headers: { ...OWN, ...headers }, duplex: 'half' }
    return told(await POST(new Request(SITE, init), CONTEXT))
  }
  const get = async () => told(await GET(new Request(SITE), CONTEXT))
  return { send, get }
}

/** Returns the status of an answer, its body and the headers of errors. */
async function told(response: Response) {
  const names = ['allow', 'cache-control', 'retry-after'].filter((name) =>
    response.headers.has(name),
  )
  return {
    status: response.status,
    ...(await response.json()),
    ...Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
  }
}

const NOT_STORED = { 'cache-control': 'no-store' }

describe('an endpoint', () => {
  test('refuses another method, and names its own', async () => {
    const error = 'method-not-allowed'
    expect(await numbers().get()).toEqual({ status: 405, error, allow: 'POST', ...NOT_STORED })
  })

  test('refuses what a page of another site sends', async () => {
    const answer = await numbers().send('7', { 'sec-fetch-site': 'cross-site' })
    expect(answer).toEqual({ status: 403, error: 'not-from-this-site', ...NOT_STORED })
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
    'refuses a body of the type %j',
    async (type) => {
      const answer = await numbers().send('7', { 'content-type': type })
      expect(answer).toEqual({ status: 415, error: 'unsupported-content-type', ...NOT_STORED })
    },
  )

  test('answers what it can read, however its type is written, for nobody to store', async () => {
    const answer = await numbers().send('7', { 'content-type': 'Application/JSON; charset=utf-8' })
    expect(answer).toEqual({ status: 200, number: 7, ...NOT_STORED })
  })

  test('refuses a long body before it is read', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(4)),
    )
    const endless = () => new ReadableStream({ pull })
    const error = 'too-large'
    expect(await numbers().send(endless(), { 'content-length': '9' })).toEqual({
      status: 413,
      error,
      ...NOT_STORED,
    })
    expect(pull.mock.calls.length).toBeLessThan(2)
    expect((await numbers().send(endless())).status).toBe(413)
    expect(pull.mock.calls.length).toBeLessThan(8)
  })

  test('gives up on a body that does not arrive', async () => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new Error('late')), ms)
      return controller.signal
    })
    const answer = numbers().send(new ReadableStream({}))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toEqual({ status: 408, error: 'too-slow', ...NOT_STORED })
  })

  test('counts only what it could read', async () => {
    const { send } = numbers({ limit: 2 })
    for (let n = 0; n < 100; n++) expect((await send('garbage')).status).toBe(400)
    expect((await send('1')).status).toBe(200)
    expect((await send('2')).status).toBe(200)
    expect(await send('3')).toEqual({
      status: 429,
      error: 'too-many',
      'retry-after': '60',
      ...NOT_STORED,
    })
  })

  test('answers an unexpected error without its message, in the form that the caller reads', async () => {
    const log = vi.spyOn(console, 'error')
    const failing = (refuse: typeof refuseAsJson) =>
      endpoint({
        method: 'GET',
        refuse,
        answer: () => Promise.reject(new TypeError('maria@exemplo.com.br')),
      }).GET(new Request(SITE), CONTEXT)
    expect(await told(await failing(refuseAsJson))).toEqual({
      status: 503,
      error: 'failed',
      'retry-after': '10',
      ...NOT_STORED,
    })
    const page = await failing(refuseAsPage)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ])
    expect(await page.text()).toContain('<h1>Não foi possível</h1>')
    const lines = log.mock.calls
      .map(([line]) => JSON.parse(line))
      .filter(({ event }) => event === 'endpoint-failed')
    const logged = { event: 'endpoint-failed', error: 'TypeError' }
    expect(lines).toMatchObject([logged, logged])
  })

  test('gives up when it is too late to answer', async () => {
    const { GET } = endpoint({
      method: 'GET',
      refuse: refuseAsJson,
      deadlineMs: 1,
      answer: () => new Promise<Response>(() => undefined),
    })
    const answer = await GET(new Request(SITE), CONTEXT)
    expect(answer.status).toBe(503)
  })

  test('runs a few at a time, lets some wait, and sends others away', async () => {
    const ends: ((response: Response) => void)[] = []
    const { GET } = endpoint({
      method: 'GET',
      refuse: refuseAsJson,
      queue: new Queue(1, 1),
      answer: () => new Promise<Response>((resolve) => ends.push(resolve)),
    })
    const get = () => GET(new Request(SITE), CONTEXT)
    const [running, waiting, refused] = [get(), get(), get()]
    expect(await told(await refused)).toMatchObject({ status: 503, error: 'busy' })
    ends[0]?.(Response.json({}))
    expect((await running).status).toBe(200)
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.(Response.json({}))
    expect((await waiting).status).toBe(200)
  })

  test('leaves no error of its own to caches', async () => {
    const { GET } = endpoint({
      method: 'GET',
      refuse: refuseAsJson,
      answer: () =>
        Response.json({}, { status: 404, headers: { 'cache-control': 's-maxage=31536000' } }),
    })
    expect(await told(await GET(new Request(SITE), CONTEXT))).toEqual({
      status: 404,
      ...NOT_STORED,
    })
  })
})
