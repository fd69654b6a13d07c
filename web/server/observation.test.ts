import { get } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/server.ts'
import type { Source } from './metrics.ts'
import { type Ended, observe } from './observation.ts'

const info = vi.spyOn(console, 'log')
const errors = vi.spyOn(console, 'error')
beforeEach(() => {
  info.mockReset().mockReturnValue()
  errors.mockReset().mockReturnValue()
})
afterEach(() => vi.unstubAllEnvs())

interface Case {
  status?: number
  source?: Source
  path?: string
  headers?: Record<string, string>
}

/** Has a request answered, and returns what was told of it and what was logged. */
async function answered({ status = 200, source = 'next', path = '/a', headers = {} }: Case) {
  const ended = Promise.withResolvers<Ended>()
  const { port } = await serve((request, response) => {
    observe(request, response, ended.resolve).source = source
    response.writeHead(status).end('x')
  })
  get({ host: '127.0.0.1', port, path, headers }, (answer) => answer.resume())
  const told = await ended.promise
  const lines = [...info.mock.calls, ...errors.mock.calls].map(([line]) => JSON.parse(line))
  return { told, lines }
}

test('a request is told and logged with method, status, duration and id', async () => {
  const id = '0f8fad5bd9cb469fa16570867728950e'
  const { told, lines } = await answered({ headers: { 'x-request-id': id } })
  expect(told).toEqual({
    method: 'GET',
    path: '/a',
    status: 200,
    source: 'next',
    seconds: expect.any(Number),
  })
  expect(lines).toMatchObject([
    { level: 'info', event: 'request', request: id, method: 'GET', path: '/a', status: 200 },
  ])
})

test('an answer from memory is logged only while looking for a fault', async () => {
  expect((await answered({ source: 'stored' })).lines).toEqual([])
  vi.stubEnv('LOG_LEVEL', 'debug')
  expect((await answered({ source: 'stored' })).lines).toMatchObject([{ level: 'debug' }])
})

test('a failure is logged as an error', async () => {
  expect((await answered({ status: 503 })).lines).toMatchObject([{ level: 'error', status: 503 }])
})

test.each(['/a?nome=Maria+Silva', '/maria%40exemplo.com.br?q=x', '/tel/11987654321'])(
  'the line of %s tells nothing of a person',
  async (path) => {
    const { lines } = await answered({ path, headers: { referer: 'http://x/?q=Maria' } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/maria|98765/i)
  },
)

test('a visitor who left before the end is counted as 499', async () => {
  const ended = Promise.withResolvers<Ended>()
  const { port } = await serve((request, response) => {
    observe(request, response, ended.resolve)
    response.writeHead(200).write('x')
  })
  const sent = get({ host: '127.0.0.1', port }, () => sent.destroy())
  expect((await ended.promise).status).toBe(499)
})
