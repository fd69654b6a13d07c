import { beforeEach, expect, test, vi } from 'vitest'
import { getMetrics } from '../monitoring/metrics.ts'
import { observed } from './observe.ts'

beforeEach(() => {
  globalThis.siteMetrics = undefined
})

interface Case {
  status?: number
  isStored?: boolean
  path?: string
  method?: string
  headers?: Record<string, string>
}

/** Sends a request to an observed handler. Returns its answer, the lines of the log and the metrics. */
async function answered(given: Case) {
  const { status = 200, isStored = false, path = '/a', method = 'GET', headers = {} } = given
  const handler = observed(async () => {
    const own: Record<string, string> = isStored ? { 'cache-status': 'site; hit' } : {}
    return new Response('x', { status, headers: own })
  })
  const lines: unknown[] = []
  for (const to of ['log', 'error'] as const)
    vi.spyOn(console, to).mockImplementation((line) => void lines.push(JSON.parse(line)))
  const request = new Request(`http://site${path}`, { method, headers })
  const response = await handler(request, { params: Promise.resolve({}) })
  return { response, lines, counted: await getMetrics().text() }
}

const ID = '0f8fad5bd9cb469fa16570867728950e'

test('a request is logged with method, path, status, duration and id, and counted', async () => {
  const { lines, counted } = await answered({ headers: { 'x-request-id': ID } })
  expect(lines).toMatchObject([
    { level: 'info', event: 'request', request: ID, method: 'GET', path: '/a', status: 200 },
  ])
  expect(counted).toContain('site_request_duration_seconds_count{status="2xx",source="made"} 1')
})

test.each(['', 'short', 'maria@exemplo.com.br', '"}\t{"level":"error","a":"', 'x'.repeat(65)])(
  'a request with the id %j is logged with a new one',
  async (given) => {
    const { lines } = await answered({ headers: { 'x-request-id': given } })
    const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(lines).toMatchObject([{ request: uuid }])
  },
)

test('an answer from memory is logged only while looking for a fault', async () => {
  const { lines, counted } = await answered({ isStored: true })
  expect(lines).toEqual([])
  expect(counted).toContain('{status="2xx",source="stored"} 1')
  vi.stubEnv('LOG_LEVEL', 'debug')
  expect((await answered({ isStored: true })).lines).toMatchObject([{ level: 'debug' }])
})

test('a path that does not exist is logged, although its answer is stored', async () => {
  const { lines } = await answered({ isStored: true, status: 404 })
  expect(lines).toMatchObject([{ level: 'info', status: 404 }])
})

test('a failure is logged as an error, and its answer carries the id', async () => {
  const { lines, response } = await answered({ status: 503, headers: { 'x-request-id': ID } })
  expect(lines).toMatchObject([{ level: 'error', status: 503 }])
  expect(response.headers.get('x-request-id')).toBe(ID)
})

test.each(['/a?nome=Maria+Silva', '/maria%40exemplo.com.br?q=x', '/tel/11987654321'])(
  'the line of %s tells nothing of a person',
  async (path) => {
    const { lines } = await answered({ path, headers: { referer: 'http://x/?q=Maria' } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/maria|98765/i)
  },
)

test('deliveries of the webhook are counted by their status, and the last is remembered', async () => {
  await answered({ path: '/api/revalidate', method: 'POST' })
  await answered({ path: '/api/revalidate', method: 'GET', status: 405 })
  const { counted } = await answered({ path: '/api/revalidate', method: 'POST', status: 401 })
  expect(counted).toContain('site_webhooks_total{status="200"} 1')
  expect(counted).toContain('site_webhooks_total{status="401"} 1')
  expect(globalThis.lastDelivered).toEqual({ at: expect.any(Date), status: 401 })
})
