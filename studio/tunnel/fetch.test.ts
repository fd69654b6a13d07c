import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { tunnelFetch } from './fetch.ts'

/** A Lake's end of the tunnel, played by the test. */
async function lakeEnd() {
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
    /** Waits until the client has sent so many frames. */
    frames: (count: number) => vi.waitFor(() => expect(received).toHaveLength(count)),
  }
}

const head = { status: 200, headers: { 'Content-Type': 'text/event-stream' } }
const listen = '/v1/data/listen/production?query=*'

it('answers an event stream with what comes through the tunnel', async () => {
  const lake = await lakeEnd()
  const answer = lake.fetch(lake.url + listen, { headers: { 'Last-Event-ID': '7' } })
  await lake.frames(1)
  expect(lake.received).toEqual([{ open: 1, path: listen, lastEventId: '7' }])
  lake.reply({ id: 1, ...head })
  lake.reply({ id: 1, chunk: 'data: pl' })
  lake.reply({ id: 1, chunk: 'ano sênior\n\n' })
  lake.reply({ id: 1, end: true })
  const response = await answer
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await response.text()).toBe('data: plano sênior\n\n')
})

it('opens one connection for all streams', async () => {
  const lake = await lakeEnd()
  const live = '/v1/data/live/events/production'
  for (const path of [listen, live, listen]) lake.fetch(lake.url + path).catch(() => {})
  await lake.frames(3)
  expect(lake.received.map(({ open }) => open)).toEqual([1, 2, 3])
  expect(lake.sockets).toHaveLength(1)
})

it('tells the Lake of a stream nobody reads any more', async () => {
  const lake = await lakeEnd()
  const abort = new AbortController()
  const answer = lake.fetch(lake.url + listen, { signal: abort.signal })
  await lake.frames(1)
  lake.reply({ id: 1, ...head })
  const { body } = await answer
  abort.abort()
  await lake.frames(2)
  expect(lake.received[1]).toEqual({ cancel: 1 })
  await expect(body?.getReader().read()).rejects.toThrow(/abort/i)
})

it('fails every stream when the connection is lost, and connects anew when asked again', async () => {
  const lake = await lakeEnd()
  const unanswered = lake.fetch(lake.url + listen)
  const answered = lake.fetch(lake.url + listen)
  const failures = [
    expect(unanswered).rejects.toThrow(TypeError),
    expect(answered.then((response) => response.text())).rejects.toThrow(TypeError),
  ]
  await lake.frames(2)
  lake.reply({ id: 2, ...head })
  await answered
  lake.sockets[0]?.terminate()
  await Promise.all(failures)
  lake.fetch(lake.url + listen).catch(() => {})
  await lake.frames(3)
  expect(lake.sockets).toHaveLength(2)
})

it('leaves every other request alone', async () => {
  const plain = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('plain'))
  onTestFinished(() => plain.mockRestore())
  const fetch = tunnelFetch('http://localhost:1')
  const token = { headers: { Authorization: 'Bearer x' } }
  const answers = [
    fetch('http://localhost:1/v1/data/query/production?query=*'),
    fetch(`http://localhost:2${listen}`),
    fetch(`http://localhost:1${listen}`, token),
  ]
  for (const answer of answers) expect(await (await answer).text()).toBe('plain')
})
