import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { siteState } from '../operations/testing/siteState.ts'
import { OneReplica } from '../replicas/oneReplica.ts'
import { cachedRoute } from './cachedRoute.ts'
import { Publisher } from './freshness/publisher.ts'
import { setSite } from './site.ts'
import { Pages } from './store/pages.ts'

vi.mock('../env.ts', async (load) => {
  const real = await load<typeof import('../env.ts')>()
  return { ...real, env: { ...real.env, CDN_PURGE_URL: 'https://cdn.example/purge' } }
})

afterEach(() => {
  globalThis.site = undefined
})

/** A site with a page, a redirect and a page that cannot be made. Returns how to ask it, and the paths that were made. */
function testSite() {
  const made: string[] = []
  async function make(path: string) {
    made.push(path)
    if (path === '/quebrada') throw new Error('The Lake is away')
    const status = path === '/404' ? 404 : path === '/movida' ? 308 : 200
    const headers: Record<string, string> =
      status === 308 ? { location: '/pagina' } : { 'content-type': 'text/html' }
    const body = status === 308 ? null : path
    return { response: new Response(body, { status, headers }), tags: [], freshUntil: null }
  }
  const pages = new Pages({ make })
  onTestFinished(() => pages.close())
  const exists = (path: string) => ['/pagina', '/movida', '/quebrada', '/404'].includes(path)
  const publisher = new Publisher({
    pages,
    exists,
    comparison: { note: () => undefined, knows: () => true, compareAnew: async () => undefined },
    replicas: new OneReplica(),
    announcePages: () => undefined,
  })
  setSite({ pages, exists, publisher, state: () => siteState() })
  const { GET, POST } = cachedRoute({ make })
  const context = { params: Promise.resolve({}) }
  return {
    made,
    ask: (address: string) => GET(new Request(`http://site${address}`), context),
    post: (address: string) =>
      POST(new Request(`http://site${address}`, { method: 'POST' }), context),
  }
}

describe('another spelling of an address', () => {
  test.each(['/PAGINA', '/P%C3%A1gina', '/pagina%20', '/pagina.', '/pa%CC%81gina,'])(
    '%s leads to the page, with its query',
    async (spelling) => {
      const { ask } = testSite()
      const { status, headers } = await ask(`${spelling}?utm_source=carta`)
      expect([status, headers.get('location')]).toEqual([308, '/pagina?utm_source=carta'])
    },
  )

  test('of a route that stores nothing leads there, and what such a route does not have is missing', async () => {
    const { ask } = testSite()
    const { status, headers } = await ask('/Busca?q=rede')
    expect([status, headers.get('location')]).toEqual([308, '/busca?q=rede'])
    const quoted = await ask('/Busca/%E2%80%9Cplano%E2%80%9D')
    expect(quoted.headers.get('location')).toBe('/busca/%E2%80%9Cplano%E2%80%9D')
    expect((await ask('/busca/nada')).status).toBe(404)
  })

  test('leads at once to where the address is redirected', async () => {
    const { status, headers } = await testSite().ask('/Movida?a=b')
    expect([status, headers.get('location')]).toEqual([308, '/pagina?a=b'])
  })
})

describe('a page', () => {
  test('is made for its first visitor, and sent from memory to the others', async () => {
    const { ask, made } = testSite()
    const first = await ask('/pagina')
    expect([first.status, await first.text()]).toEqual([200, '/pagina'])
    expect(first.headers.get('cache-status')).toBe('site; fwd=miss; stored')
    const second = await ask('/pagina?a=b')
    expect(second.headers.get('cache-status')).toBe('site; hit')
    expect(made).toEqual(['/pagina'])
  })

  test('that cannot be made is a 503 that nobody stores, with the id of the request', async () => {
    const { ask } = testSite()
    const response = await ask('/quebrada')
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await response.text()).toContain(response.headers.get('x-request-id') ?? 'no id')
  })

  test('is only read', async () => {
    const { status, headers } = await testSite().post('/pagina')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('all paths at which nothing stands get one stored answer', async () => {
  const { ask, made } = testSite()
  for (const path of ['/a', '/B', '/c/d']) expect((await ask(path)).status).toBe(404)
  expect(made).toEqual(['/404'])
})

test.each([
  ['a page', '/pagina', 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'],
  ['no page', '/nada', 'max-age=10'],
  ['a file of another release', '/estilo/site-AAAAAAAA.css', null],
])('what a shared cache may store of %s', async (_, path, stored) => {
  const { headers } = await testSite().ask(path)
  expect(headers.get('cdn-cache-control')).toBe(stored)
})

test('a redirect keeps the query of its link', async () => {
  const { ask } = testSite()
  for (const source of ['carta', 'google']) {
    const { status, headers } = await ask(`/movida?utm_source=${source}`)
    expect([status, headers.get('location')]).toEqual([308, `/pagina?utm_source=${source}`])
  }
})
