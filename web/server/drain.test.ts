import { once } from 'node:events'
import { Agent, createServer, get, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { serve } from '../testing/server.ts'
import { drain } from './drain.ts'

/** A server that answers only when the test says so. */
async function slowServer() {
  const waiting: ServerResponse[] = []
  const { server, port } = await serve((_, response) => waiting.push(response))
  const ask = async () => {
    const agent = new Agent({ keepAlive: true })
    const sent = get({ host: '127.0.0.1', port, agent })
    const [answer] = await once(sent, 'response')
    return answer
  }
  return { server, port, waiting, ask }
}

test('a running request ends, its connection is closed, and no new one is accepted', async () => {
  const { server, port, waiting, ask } = await slowServer()
  const asked = ask()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const drained = drain(server, 60_000)
  const [refused] = await once(connect(port, '127.0.0.1'), 'error')
  expect(refused.code).toBe('ECONNREFUSED')
  waiting[0]?.end('done')
  expect((await asked).statusCode).toBe(200)
  expect(await drained).toBe(true)
})

test('a request that begins on an open connection is answered, and closes it', async () => {
  const { server, port, waiting } = await slowServer()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\nGET /second HTTP/1.1\r\nhost: a\r\n\r\n')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  const drained = drain(server, 60_000)
  for (const response of waiting) response.end('done')
  await vi.waitFor(() => expect(text).toContain('done'))
  expect(await drained).toBe(true)
})

test('requests that take too long are cut', async () => {
  const { server, waiting, ask } = await slowServer()
  const asked = ask().catch((error: NodeJS.ErrnoException) => error.code)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(await drain(server, 10)).toBe(false)
  expect(await asked).toBe('ECONNRESET')
})

test('a server that does not listen yet is drained already', async () => {
  expect(await drain(createServer(), 10)).toBe(true)
})
