import { expect, test, vi } from 'vitest'
import { serve } from '../testing/server.ts'
import { createHealth, type LakeState, type SiteState } from './health.ts'

const SITE: SiteState = {
  version: '0123456789ab',
  startedAt: new Date('2026-01-01T12:00:00Z'),
  nextIsUp: true,
  redisIsUp: null,
  storedPages: 42,
  failedPages: ['/amil-saude'],
  refusedSettings: ['SANITY_WRITE_TOKEN'],
  lastRenewal: new Date('2026-01-01T12:01:00Z'),
  lastWebhook: { at: new Date('2026-01-01T12:02:00Z'), status: 200 },
  lastComparison: null,
}

const answers = async (): Promise<LakeState> => ({
  up: true,
  ms: 3,
  editedAt: '2026-01-01T11:00:00.000Z',
})

/** A server that answers the addresses of health, and 418 to others. */
async function running(site: Partial<SiteState> = {}, askLake: typeof answers = answers) {
  const health = createHealth({
    state: () => ({ ...SITE, ...site }),
    askLake,
    studioUrl: 'https://studio.exemplo.com.br/desk',
  })
  const { origin } = await serve((request, response) => {
    if (!health(request.url ?? '', request, response)) response.writeHead(418).end()
  })
  return (path: string, method = 'GET') => fetch(origin + path, { method })
}

test('a site with all that it needs is ready, and says what it knows', async () => {
  const get = await running({ lastComparison: new Date(Date.now() - 60_000) })
  const answer = await get('/api/ready')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    ready: true,
    version: '0123456789ab',
    startedAt: '2026-01-01T12:00:00.000Z',
    next: { up: true },
    lake: { up: true, ms: 3 },
    redis: null,
    content: {
      editedAt: '2026-01-01T11:00:00.000Z',
      renderedAt: '2026-01-01T12:01:00.000Z',
      comparedAt: expect.any(String),
      ageSeconds: 60,
    },
    webhook: { at: '2026-01-01T12:02:00.000Z', status: 200 },
    pages: { stored: 42, failed: ['/amil-saude'] },
    settings: { refused: ['SANITY_WRITE_TOKEN'] },
  })
})

test.each<[string, Partial<SiteState>, typeof answers]>([
  ["Next's server", { nextIsUp: false }, answers],
  ['Redis', { redisIsUp: false }, answers],
  ['the Lake', {}, () => Promise.reject(new Error('sk-token'))],
])('without %s it is not ready, but live', async (_, site, askLake) => {
  const get = await running(site, askLake)
  const answer = await get('/api/ready')
  expect(answer.status).toBe(503)
  const text = await answer.text()
  expect(JSON.parse(text).ready).toBe(false)
  expect(text).not.toContain('sk-token')
  expect((await get('/api/live')).status).toBe(200)
})

test('a site that just started has no webhook and no rendered page to tell of', async () => {
  const get = await running({ lastRenewal: null, lastWebhook: null })
  expect(await (await get('/api/ready')).json()).toMatchObject({
    ready: true,
    content: { renderedAt: null, comparedAt: null, ageSeconds: null },
    webhook: null,
  })
})

test('the Lake is asked once, however many ask the site', async () => {
  const askLake = vi.fn(answers)
  const get = await running({}, askLake)
  await Promise.all([get('/api/ready'), get('/api/ready')])
  await get('/api/ready')
  expect(askLake).toHaveBeenCalledOnce()
})

test.each(['/api/live', '/api/ready'])(
  "%s is stored nowhere, and pages of the Studio's origin may read it",
  async (path) => {
    const { headers } = await (await running())(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBe('https://studio.exemplo.com.br')
    expect(headers.get('content-type')).toBe('application/json')
  },
)

test('both are only read', async () => {
  const get = await running()
  const posted = await get('/api/ready', 'POST')
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get('/api/live', 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('other addresses are not its own', async () => {
  const get = await running()
  expect((await get('/api/readyz')).status).toBe(418)
})
