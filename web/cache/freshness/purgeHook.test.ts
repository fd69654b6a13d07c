import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../../http/testing/server.ts'
import { purgeHook } from './purgeHook.ts'

/** A server in place of a cache's hook. */
async function fakeHook(status: number) {
  const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: unknown })[] = []
  const { origin } = await serve(async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: await json(request) })
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

test('a purge that the cache does not confirm has failed', async () => {
  const { asked, address } = await fakeHook(401)
  await expect(purgeHook(address, undefined)(['k'])).rejects.toThrow('401')
  expect(asked[0]?.headers.authorization).toBeUndefined()
})
