import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serve } from '../testing/server.ts'
import { readAnswer, Upstream } from './upstream.ts'

/** Starts a server in place of Next's. */
async function upstreamOf(listener: RequestListener, options: { timeoutMs?: number } = {}) {
  const { port } = await serve(listener)
  return new Upstream(port, options)
}

describe('an answer of Next', () => {
  test('is read to its end and unpacked', async () => {
    const upstream = await upstreamOf((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync('página'))
    })
    const { status, body } = await upstream.ask('/pagina')
    expect([status, body.toString()]).toEqual([200, 'página'])
  })

  test('may have headers of 100 KB', async () => {
    const tags = 'doc:a,'.repeat(17_000)
    const upstream = await upstreamOf((_, response) =>
      response.setHeader('x-site-tags', tags).end(),
    )
    expect((await upstream.ask('/')).headers['x-site-tags']).toBe(tags)
  })

  test('with larger headers is an error that names the limit', async () => {
    const upstream = await upstreamOf((_, response) =>
      response.setHeader('x-site-tags', 'a'.repeat(200_000)).end(),
    )
    await expect(upstream.ask('/')).rejects.toThrow(/Header overflow/i)
  })

  test.each<[string, RequestListener]>([
    ['that does not begin', () => undefined],
    ['that does not end', (_, response) => void response.writeHead(200).write('a')],
  ])('%s is given up', async (_, listener) => {
    const upstream = await upstreamOf(listener, { timeoutMs: 50 })
    await expect(upstream.ask('/pagina')).rejects.toThrow('Next did not answer /pagina in time')
  })

  test('that breaks off is an error', async () => {
    const upstream = await upstreamOf((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('a')
      setImmediate(() => response.destroy())
    })
    await expect(upstream.ask('/')).rejects.toThrow()
  })
})

/** A server in a thread of its own that answers 404 while the body comes. */
const IMPATIENT = `
  require('node:http')
    .createServer((_, response) => setTimeout(() => response.writeHead(404).end('não há'), 100))
    .listen(0, '127.0.0.1', function () {
      require('node:worker_threads').parentPort.postMessage(this.address().port)
    })`

/** A body whose sender is too busy to look at the answer before it has written all of it. */
async function* busyBody() {
  yield Buffer.alloc(1000)
  await pause(50)
  for (let part = 0; part < 6; part += 1) {
    yield Buffer.alloc(1000)
    const end = performance.now() + 40
    while (performance.now() < end);
  }
}

test('an answer that Next gives before it has read the body arrives', async () => {
  const next = new Worker(IMPATIENT, { eval: true })
  onTestFinished(() => void next.terminate())
  const [port] = await once(next, 'message')
  const answer = await new Upstream(port).send({
    method: 'POST',
    url: '/nao-existe',
    headers: { 'transfer-encoding': 'chunked' },
    body: Readable.from(busyBody()),
  })
  expect((await readAnswer(answer)).status).toBe(404)
})

describe('a connection that Next closes as it is used again', () => {
  const CLOSING = 'closing'

  /** A server that closes each connection at its second request. */
  async function closing() {
    const used = new WeakSet<Socket>()
    let requests = 0
    const upstream = await upstreamOf((request, response) => {
      requests += 1
      const { socket } = request
      if (used.has(socket)) return socket.destroy()
      used.add(socket)
      response.end(CLOSING)
    })
    return { upstream, requests: () => requests }
  }

  test('is replaced, and the request sent again', async () => {
    const { upstream, requests } = await closing()
    await upstream.ask('/')
    expect((await upstream.ask('/')).body.toString()).toBe(CLOSING)
    expect(requests()).toBe(3)
  })

  test('is not used for a request with a body, which cannot be sent again', async () => {
    const { upstream, requests } = await closing()
    await upstream.ask('/')
    for (const body of ['a', Readable.from(['b'])]) {
      const headers = { 'content-length': '1' }
      const answer = await upstream.send({ method: 'POST', url: '/', headers, body })
      expect((await readAnswer(answer)).status).toBe(200)
    }
    expect(requests()).toBe(3)
  })
})

test('a Next that cannot be reached is an error', async () => {
  await expect(new Upstream(1).ask('/')).rejects.toThrow('ECONNREFUSED')
})

describe('while visitors ask for more than Next makes at a time', () => {
  test('a renewal waits for none of them, and who leaves before his turn is not asked for', async () => {
    const asked: string[] = []
    const upstream = await upstreamOf(({ url = '' }, response) => {
      asked.push(url)
      if (url === '/renewed') response.end('página')
    })
    const left = new AbortController()
    const visits = Array.from({ length: 40 }, (_, index) =>
      upstream.send({ method: 'GET', url: `/${index}`, headers: {}, signal: left.signal }),
    )
    const ends = Promise.allSettled(visits.slice(16))
    // The test's end closes their connections.
    for (const visit of visits.slice(0, 16)) visit.catch(() => undefined)
    await expect.poll(() => asked).toHaveLength(16)
    expect((await upstream.ask('/renewed')).body.toString()).toBe('página')
    left.abort()
    expect((await ends).every(({ status }) => status === 'rejected')).toBe(true)
    expect(asked).toHaveLength(17)
  })
})
