import { createServer, get, type Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { testSocket } from '../testing/socket.ts'
import { tunnelRoute } from '../tunnel/tunnel.ts'
import type { Answer } from './answer.ts'
import { listen } from './listening.ts'
import type { LakeResponse } from './response.ts'
import { createHttpServer } from './server.ts'
import { acceptSockets } from './sockets.ts'

const rules = {
  hosts: new Set<string>(),
  origins: new Set<string>(),
  studioOrigins: new Set<string>(),
  tokens: new Set<string>(),
}

/** A stream without an end, which is answered when the test says so. */
function lateStream() {
  const body = new PassThrough()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<LakeResponse>()
  const answer: Answer = () => {
    asked.resolve()
    return answered.promise
  }
  const begin = () => answered.resolve({ status: 200, headers: {}, body })
  return { body, answer, asked: asked.promise, begin }
}

async function serve(server: Server): Promise<string> {
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(() => void server.close())
  rules.hosts.add(`127.0.0.1:${port}`)
  return `http://127.0.0.1:${port}`
}

test('an answer whose reader left before it came is ended, not held', async () => {
  const { body, answer, asked, begin } = lateStream()
  const server = createHttpServer(answer, rules)
  const url = await serve(server)
  const left = new Promise<void>((resolve) => {
    server.once('request', (_, response) => response.once('close', resolve))
  })
  const request = get(url).on('error', () => {})
  await asked
  request.destroy()
  await left
  begin()
  await expect.poll(() => body.destroyed).toBe(true)
})

test('so is one that was asked for through a tunnel', async () => {
  const { body, answer, asked, begin } = lateStream()
  const server = createServer()
  const route = tunnelRoute(answer)
  const left = Promise.withResolvers<void>()
  const watched: typeof route = {
    ...route,
    handle(socket, handshake) {
      route.handle(socket, handshake)
      socket.once('close', () => left.resolve())
    },
  }
  const url = await serve(server)
  acceptSockets(server, [watched], rules, new AbortController().signal)
  const tunnel = await testSocket(url, '/v1/tunnel', url)
  tunnel.send({ open: 1, path: '/v1/data/listen/production?query=*' })
  await asked
  tunnel.close()
  await left.promise
  begin()
  await expect.poll(() => body.destroyed).toBe(true)
})
