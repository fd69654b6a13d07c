import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readInto } from './readInto.ts'

/** A connection: the client's end, and the server's as it was accepted. */
async function openConnection(): Promise<{ client: Socket; server: Socket }> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  const client = connect(address.port, '127.0.0.1')
  const [server]: Socket[] = await once(listener, 'connection')
  if (!server) throw new Error('No connection was accepted')
  onTestFinished(() => {
    client.destroy()
    server.destroy()
    listener.close()
  })
  return { client, server }
}

test('all that comes is read into the buffer, and not through the stream', async () => {
  const { client, server } = await openConnection()
  const buffer = Buffer.alloc(16)
  const taken: string[] = []
  const streamed = vi.fn()
  expect(
    readInto(server, buffer, (bytes) => {
      expect(bytes.buffer).toBe(buffer.buffer)
      taken.push(bytes.toString())
    }),
  ).toBe(true)
  server.on('data', streamed)
  client.write('olá')
  await vi.waitFor(() => expect(taken).toEqual(['olá']))
  client.end('a'.repeat(20))
  await once(server, 'end')
  expect(taken).toEqual(['olá', 'a'.repeat(16), 'a'.repeat(4)])
  expect(streamed).not.toHaveBeenCalled()
})

test('what is pushed goes through the stream', async () => {
  const { client, server } = await openConnection()
  readInto(server, Buffer.alloc(16), (bytes) => void server.push(Buffer.from(bytes)))
  const read = once(server.setEncoding('utf8'), 'data')
  client.write('olá')
  expect(await read).toEqual(['olá'])
})

test('a socket without a connection is left as it is', async () => {
  const { server } = await openConnection()
  server.destroy()
  expect(readInto(server, Buffer.alloc(16), () => undefined)).toBe(false)
})
