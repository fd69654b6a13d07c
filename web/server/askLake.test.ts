import { createServer, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { askLake } from './askLake.ts'
import { portOf } from './testing/front.ts'

/** The environment of a Lake that answers each query with a status and a text. */
async function lakeThat(status: number, text: string) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `http://127.0.0.1:${portOf(server.address())}`
  const env = readEnvironment({ SANITY_API_HOST: host, SANITY_DATASET: 'ensaio' })
  return { env, asked }
}

test('a Lake that answers is up, and tells when its content was edited last', async () => {
  const { env, asked } = await lakeThat(200, '{"result":"2026-01-01T00:00:00Z"}')
  expect(await askLake(env)).toEqual({
    up: true,
    ms: expect.any(Number),
    editedAt: '2026-01-01T00:00:00Z',
  })
  expect(asked[0]?.url).toMatch(/^\/v[\d-]+\/data\/query\/ensaio\?query=.+&perspective=published$/)
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test('a private dataset is asked with the token', async () => {
  const { env, asked } = await lakeThat(200, '{"result":null}')
  expect(await askLake(env, { token: 'sk' })).toMatchObject({ up: true, editedAt: null })
  expect(asked[0]?.headers.authorization).toBe('Bearer sk')
})

test.each([
  [401, '{}'],
  [503, 'Service Unavailable'],
  [200, '{"result":[{}]}'],
  [200, '<html>'],
])('a Lake that answers %i with %s is not up', async (status, text) => {
  const { env } = await lakeThat(status, text)
  await expect(askLake(env)).rejects.toThrow()
})
