import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '../testing/server.ts'
import { purgeHook } from './purgeHook.ts'

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** A server in place of a cache's hook. */
async function fakeHook(status: number) {
  const asked: Asked[] = []
  const { origin } = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status).end()
  })
  return { asked, address: `${origin}/purge` }
}

test('a purge has the keys in a header and in the body, and the token', async () => {
  const { asked, address } = await fakeHook(204)
  await purgeHook(address, 'secret')(['k1', 'k2'])
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/purge',
      headers: { authorization: 'Bearer secret', 'surrogate-key': 'k1 k2' },
      body: { keys: ['k1', 'k2'] },
    },
  ])
})

test('a hook without a token gets none', async () => {
  const { asked, address } = await fakeHook(200)
  await purgeHook(address, undefined)(['k'])
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test.each([401, 429, 500])('a purge that is answered with %d has failed', async (status) => {
  const { address } = await fakeHook(status)
  await expect(purgeHook(address, undefined)(['k'])).rejects.toThrow(String(status))
})
