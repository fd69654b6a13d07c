import { expect, test } from 'vitest'
import { serve } from '../../../http/testing/server.ts'
import { checkLinks } from './check.ts'

type Asked = { method: string; path: string; agent: string }

/** A server on this machine that answers each path with a status, and counts what it is asked at a time. */
async function startServer(statusOf: (asked: Asked) => number) {
  const asked: Asked[] = []
  const load = { now: 0, most: 0 }
  const { origin } = await serve((request, response) => {
    const each = {
      method: request.method ?? '',
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
    }
    asked.push(each)
    load.now += 1
    load.most = Math.max(load.most, load.now)
    setImmediate(() => {
      load.now -= 1
      const status = statusOf(each)
      const to = each.path.startsWith('/volta') ? each.path : `${origin}/certo`
      response.writeHead(status, status >= 300 && status < 400 ? { location: to } : {}).end('corpo')
    })
  })
  return { asked, load, origin }
}

const HERE = {
  userAgent: 'teste',
  isAllowed: () => true,
  isPortAllowed: () => true,
}

const check = (urls: string[], options: object = {}) =>
  checkLinks(urls, { ...HERE, signal: AbortSignal.timeout(20_000), ...options })

test('an address is alive, dead or unsure by its status, asked without content first', async () => {
  const { asked, origin } = await startServer(({ method, path }) => {
    if (path === '/so-get') return method === 'HEAD' ? 405 : 200
    return { '/certo': 200, '/sumiu': 404, '/fora': 503, '/muda': 301, '/volta': 302 }[path] ?? 500
  })
  const states = (
    await check(
      ['/certo', '/sumiu', '/fora', '/muda', '/volta', '/so-get'].map((path) => origin + path),
    )
  ).map(({ url, state, detail }) => [url.slice(origin.length), state, detail])
  expect(states).toEqual([
    ['/certo', 'alive', 'abre'],
    ['/sumiu', 'dead', 'erro 404'],
    ['/fora', 'unsure', 'erro 503'],
    ['/muda', 'alive', 'abre'],
    ['/volta', 'dead', 'redireciona sem chegar a uma página'],
    ['/so-get', 'alive', 'abre'],
  ])
  expect(asked[0]).toEqual({ method: 'HEAD', path: '/certo', agent: 'teste' })
  expect(
    asked.filter(({ path }) => path === '/certo').every(({ method }) => method === 'HEAD'),
  ).toBe(true)
})

test('a server is asked for one address after the other, and for each address once', async () => {
  const { asked, load, origin } = await startServer(() => 200)
  const urls = Array.from({ length: 6 }, (_, index) => `${origin}/${index}`)
  expect(await check([...urls, ...urls])).toHaveLength(6)
  expect(asked).toHaveLength(6)
  expect(load.most).toBe(1)
})

test.each(['http://[::1]/', 'http://localhost/', 'http://169.254.169.254/latest/meta-data'])(
  '%s is refused: it is no public address',
  async (url) => {
    const results = await check([url], { isAllowed: undefined, isPortAllowed: undefined })
    expect(results).toEqual([{ url, state: 'dead', detail: 'não é um endereço público' }])
  },
)

test('a redirect to a private address is not followed', async () => {
  const { asked, origin } = await startServer(({ path }) => (path === '/certo' ? 200 : 302))
  let allowed = 1
  const [result] = await check([`${origin}/muda`], { isAllowed: () => allowed-- > 0 })
  expect(result?.detail).toBe('não é um endereço público')
  expect(asked.map(({ path }) => path)).toEqual(['/muda'])
})

test('other ports and other protocols are not asked', async () => {
  const { asked, origin } = await startServer(() => 200)
  const [port, file] = [`${origin}/x`, 'ftp://exemplo.com/a']
  expect(await check([port, file], { isPortAllowed: undefined })).toMatchObject([
    { url: port, state: 'unsure' },
    { url: file, state: 'dead' },
  ])
  expect(asked).toEqual([])
})

test('nothing is asked after the end, and what was not asked has no result', async () => {
  const { asked, origin } = await startServer(() => 200)
  expect(await check([`${origin}/a`], { signal: AbortSignal.abort() })).toEqual([])
  expect(asked).toEqual([])
})
