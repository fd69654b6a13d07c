import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { serve } from '../../testing/server.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { httpHook } from './httpHook.ts'
import { purgerOf } from './sharedCache.ts'

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** A server in place of a cache's API. */
async function fakeCache(answer = { status: 200, body: '{"success": true}' }) {
  const asked: Asked[] = []
  const { origin } = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(answer.status).end(answer.body)
  })
  return { asked, api: origin }
}

describe('a purge', () => {
  test('of Fastly names the service, the token and the surrogate keys', async () => {
    const { asked, api } = await fakeCache()
    await fastly({ service: 'a/b', token: 'secret', api }).purge(['k1', 'k2'])
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/service/a%2Fb/purge',
        headers: { 'fastly-key': 'secret', 'content-type': 'application/json' },
        body: { surrogate_keys: ['k1', 'k2'] },
      },
    ])
  })

  test('of Cloudflare names the zone, the token and the cache tags', async () => {
    const { asked, api } = await fakeCache()
    await cloudflare({ zone: 'z1', token: 'secret', api }).purge(['k1', 'k2'])
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/client/v4/zones/z1/purge_cache',
        headers: { authorization: 'Bearer secret' },
        body: { tags: ['k1', 'k2'] },
      },
    ])
  })

  test('that Cloudflare answers with 200 but does not confirm has failed', async () => {
    const { api } = await fakeCache({ status: 200, body: '{"success": false}' })
    await expect(cloudflare({ zone: 'z', token: 't', api }).purge(['k'])).rejects.toThrow()
  })

  test('by an HTTP hook has the keys in a header and in the body', async () => {
    const { asked, api } = await fakeCache({ status: 204, body: '' })
    await httpHook({ address: `${api}/purge`, token: 'secret' }).purge(['k1', 'k2'])
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/purge',
        headers: { authorization: 'Bearer secret', 'surrogate-key': 'k1 k2' },
        body: { keys: ['k1', 'k2'] },
      },
    ])
  })

  test.each([401, 429, 500])('that is answered with %d has failed', async (status) => {
    const { api } = await fakeCache({ status, body: '{"success": true}' })
    const purgers = [
      fastly({ service: 's', token: 't', api }),
      cloudflare({ zone: 'z', token: 't', api }),
      httpHook({ address: api }),
    ]
    for (const purger of purgers) await expect(purger.purge(['k'])).rejects.toThrow(String(status))
  })
})

describe('the environment', () => {
  test('names no shared cache, or all that is needed to purge it', () => {
    expect(purgerOf({})).toBeUndefined()
    const named = { CDN_TARGET: 'http://127.0.0.1:1', CDN_TOKEN: 't' }
    for (const CDN of ['fastly', 'cloudflare', 'http'] as const)
      expect(purgerOf({ CDN, ...named })).toBeDefined()
  })

  test.each([
    [{ CDN: 'fastly', CDN_TOKEN: 't' }, 'CDN_TARGET'],
    [{ CDN: 'cloudflare', CDN_TARGET: 'zone' }, 'CDN_TOKEN'],
    [{ CDN: 'http', CDN_TARGET: 'no address' }, 'Invalid URL'],
  ] as const)('%o is an error that names what is missing', (given, missing) => {
    expect(() => purgerOf(given)).toThrow(missing)
  })

  test('of an HTTP hook may leave out the token', async () => {
    const { asked, api } = await fakeCache()
    await purgerOf({ CDN: 'http', CDN_TARGET: api })?.purge(['k'])
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })
})
