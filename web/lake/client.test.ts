import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { readPublished } from '../cache/freshness/readPublished.ts'
import { serve } from '../http/testing/server.ts'
import { lakeClient, withDeadline } from './client.ts'

/** A client of a Lake that answers with `handler`. */
async function clientOf(handler: RequestListener) {
  const { origin: apiHost } = await serve(handler)
  return withDeadline(lakeClient.withConfig({ apiHost, useProjectHostname: false }), () =>
    AbortSignal.timeout(1000),
  )
}

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'stops in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"result": [')
    },
  ],
  ['cannot answer', (_, response) => response.writeHead(503).end('{}')],
  ['answers with no JSON', (_, response) => response.end('{"result": [{"_type":')],
])('a query of a Lake that %s is rejected within its deadline', async (_, handler) => {
  const { fetch } = await clientOf(handler)
  await expect(fetch('*[0]', {})).rejects.toThrow()
})

test('a query that fails once is asked again', async () => {
  let count = 0
  const { fetch } = await clientOf(({ socket }, response) => {
    count += 1
    if (count === 1) socket.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"result": 7}')
  })
  expect(await fetch('7', {})).toBe(7)
})

test.each([
  ['public', undefined],
  ['private', 'Bearer sk'],
])('a query of a %s dataset has the authorization %s', async (visibility, authorization) => {
  vi.stubEnv('SANITY_DATASET_VISIBILITY', visibility)
  vi.stubEnv('SANITY_READ_TOKEN', 'sk')
  vi.resetModules()
  const modules = await import('./client.ts')
  let received: string | undefined
  const { origin: apiHost } = await serve((request, response) => {
    received = request.headers.authorization
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result": 7}')
  })
  const client = modules.lakeClient.withConfig({ apiHost, useProjectHostname: false })
  await modules.withDeadline(client).fetch('7', {})
  expect(received).toBe(authorization)
})

test('every query of the Lake is counted, a comparison too, and so is one that fails', async () => {
  const { origin } = await serve(({ url }, response) => {
    response.writeHead(url?.includes('query=true') ? 401 : 200, {
      'content-type': 'application/json',
    })
    response.end('{"result": []}')
  })
  vi.stubEnv('SANITY_API_HOST', origin)
  vi.resetModules()
  globalThis.siteMetrics = undefined
  const { askLake, runQuery } = await import('./client.ts')
  const { getMetrics } = await import('../monitoring/metrics.ts')
  const signal = AbortSignal.timeout(1000)
  await readPublished((query) => runQuery(query, signal))
  await expect(askLake(signal)).rejects.toThrow('401')
  const lines = (await getMetrics().text()).split('\n')
  for (const result of ['ok', 'failed'])
    expect(lines).toContain(`site_lake_query_duration_seconds_count{result="${result}"} 1`)
})
