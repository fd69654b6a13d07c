import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readEnvironment } from '../env.ts'
import { serve } from '../testing/server.ts'
import { askLake } from './askLake.ts'

/** Asks a Lake that answers each query with a status and a text. */
async function ask(status: number, text: string, variables: Record<string, string> = {}) {
  const asked: IncomingMessage[] = []
  const { origin } = await serve((request, response) => {
    asked.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  const lake = { SANITY_API_HOST: origin, SANITY_DATASET: 'ensaio' }
  const state = await askLake(readEnvironment({ ...lake, ...variables }), AbortSignal.timeout(5000))
  return { state, asked }
}

test('a Lake that answers is up, and tells when its content was edited last', async () => {
  const { state, asked } = await ask(200, '{"result":"2026-01-01T00:00:00Z"}')
  expect(state).toEqual({
    up: true,
    ms: expect.any(Number),
    editedAt: '2026-01-01T00:00:00Z',
  })
  expect(asked[0]?.url).toMatch(/^\/v[\d-]+\/data\/query\/ensaio\?query=.+&perspective=published$/)
  expect(asked[0]?.headers.authorization).toBeUndefined()
})

test('a private dataset is asked with the token', async () => {
  const secret = { SANITY_DATASET_VISIBILITY: 'private', SANITY_READ_TOKEN: 'sk' }
  const { state, asked } = await ask(200, '{"result":null}', secret)
  expect(state).toMatchObject({ up: true, editedAt: null })
  expect(asked[0]?.headers.authorization).toBe('Bearer sk')
})

test.each([
  [401, '{}'],
  [503, 'Service Unavailable'],
  [200, '{"result":[{}]}'],
  [200, '<html>'],
])('a Lake that answers %i with %s is not up', async (status, text) => {
  await expect(ask(status, text)).rejects.toThrow()
})
