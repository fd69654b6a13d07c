import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { tunnelFetch } from './fetch.ts'

/** Starts a fake Lake at the other end of the tunnel. */
async function startFakeLake() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const received: Record<string, unknown>[] = []
  const sockets: WebSocket[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
  })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    received,
    sockets,
    fetch: tunnelFetch(url),
    reply: (frame: unknown) => sockets.at(-1)?.send(JSON.stringify(frame)),
    /** Waits until the client has sent `count` frames. */
    frames: (count: number) => vi.waitFor(() => expect(received).toHaveLength(count)),
  }
}

const HEAD = { status: 200, headers: { 'Content-Type': 'text/event-stream' } }
const LISTEN = '/v1/data/listen/production?query=*'

test('an event stream is read through the tunnel', async () => {
  const lake = await startFakeLake()
  const request = lake.fetch(lake.url + LISTEN, { headers: { 'Last-Event-ID': '7' } })
  await lake.frames(1)
  expect(lake.received).toEqual([{ open: 1, path: LISTEN, lastEventId: '7' }])
  lake.reply({ id: 1, ...HEAD })
  lake.reply({ id: 1, chunk: 'data: pl' })
  lake.reply({ id: 1, chunk: 'ano sênior\n\n' })
  lake.reply({ id: 1, end: true })
  const response = await request
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await response.text()).toBe('data: plano sênior\n\n')
})

test('a stream that is aborted is cancelled at the Lake', async () => {
  const lake = await startFakeLake()
  const abort = new AbortController()
  const request = lake.fetch(lake.url + LISTEN, { signal: abort.signal })
  await lake.frames(1)
  lake.reply({ id: 1, ...HEAD })
  const { body } = await request
  abort.abort()
  await lake.frames(2)
  expect(lake.received[1]).toEqual({ cancel: 1 })
  await expect(body?.getReader().read()).rejects.toThrow(/abort/i)
})

test('a lost connection also fails a stream that the Lake has not answered yet', async () => {
  const lake = await startFakeLake()
  const failure = expect(lake.fetch(lake.url + LISTEN)).rejects.toThrow(TypeError)
  await lake.frames(1)
  lake.sockets[0]?.terminate()
  await failure
})

test('every other request uses the ordinary fetch', async () => {
  const plain = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('plain'))
  onTestFinished(() => plain.mockRestore())
  const fetch = tunnelFetch('http://localhost:1')
  const token = { headers: { Authorization: 'Bearer x' } }
  const requests = [
    fetch('http://localhost:1/v1/data/query/production?query=*'),
    fetch(`http://localhost:2${LISTEN}`),
    fetch(`http://localhost:1${LISTEN}`, token),
  ]
  for (const request of requests) expect(await (await request).text()).toBe('plain')
})
