import { request as createRequest, createServer, get, type Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { testSocket } from '../testing/socket.ts'
import { tunnelRoute } from '../tunnel/tunnel.ts'
import { listen } from './listening.ts'
import type { RequestHandler } from './requestHandler.ts'
import { empty, type LakeResponse } from './response.ts'
import { createHttpServer } from './server.ts'
import { acceptSockets } from './sockets.ts'

const RULES = {
  hosts: new Set<string>(),
  origins: new Set<string>(),
  studioOrigins: new Set<string>(),
  tokens: new Set<string>(),
}

/** A handler whose response, an endless stream, begins when the test calls `respond`. */
function delayedHandler() {
  const body = new PassThrough()
  const requested = Promise.withResolvers<void>()
  const response = Promise.withResolvers<LakeResponse>()
  const handle: RequestHandler = () => {
    requested.resolve()
    return response.promise
  }
  const respond = () => response.resolve({ status: 200, headers: {}, body })
  return { body, handle, requested: requested.promise, respond }
}

async function serve(server: Server): Promise<string> {
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())
  RULES.hosts.add(`127.0.0.1:${port}`)
  return `http://127.0.0.1:${port}`
}

test('the body of a response is closed if its reader disconnected before the response began', async () => {
  const { body, handle, requested, respond } = delayedHandler()
  const server = createHttpServer(handle, RULES)
  const url = await serve(server)
  const disconnected = new Promise<void>((resolve) => {
    server.once('request', (_, response) => response.once('close', resolve))
  })
  const request = get(url).on('error', () => {})
  await requested
  request.destroy()
  await disconnected
  respond()
  await expect.poll(() => body.destroyed).toBe(true)
})

test('a sender who leaves before the end of the body is no failure of the Lake', async () => {
  const read = Promise.withResolvers<unknown>()
  const server = createHttpServer(({ bytes }) => {
    const body = bytes(10)
    body.catch(read.resolve)
    return body.then(() => empty())
  }, RULES)
  const url = await serve(server)
  const request = createRequest(url, { method: 'POST', headers: { 'Content-Length': 10 } })
  request.on('error', () => {}).write('half')
  server.once('request', () => request.destroy())
  expect(await read.promise).toMatchObject({ name: 'ApiError', status: 499 })
})

test('the body of a response through a tunnel is closed if its reader disconnected before the response began', async () => {
  const { body, handle, requested, respond } = delayedHandler()
  const server = createServer()
  const route = tunnelRoute(handle)
  const disconnected = Promise.withResolvers<void>()
  const watched: typeof route = {
    ...route,
    handle(socket, handshake) {
      route.handle(socket, handshake)
      socket.once('close', () => disconnected.resolve())
    },
  }
  const url = await serve(server)
  acceptSockets(server, [watched], RULES, new AbortController().signal)
  const tunnel = await testSocket(url, '/v1/tunnel', url)
  tunnel.send({ open: 1, path: '/v1/data/listen/production?query=*' })
  await requested
  tunnel.close()
  await disconnected.promise
  respond()
  await expect.poll(() => body.destroyed).toBe(true)
})
