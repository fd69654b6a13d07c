import { expect, test } from 'vitest'
import { listening } from '../testing/server.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metricsServer.ts'
import { Telemetry } from './telemetry.ts'

/** Metrics, what counts for them, and what Prometheus reads of them. */
async function metrics(redis: boolean | null = null) {
  const counted = createMetrics({
    storedPages: () => 42,
    nextIsUp: () => true,
    nextPid: () => process.pid,
    redisIsUp: () => redis,
  })
  const { origin } = await listening(createMetricsServer(counted))
  const url = `${origin}/metrics`
  return {
    telemetry: new Telemetry(counted),
    post: () => fetch(url, { method: 'POST' }),
    lines: async () => (await (await fetch(url)).text()).split('\n'),
  }
}

const WEBHOOK = {
  method: 'POST',
  path: '/api/revalidate',
  status: 200,
  source: 'next',
  seconds: 0.02,
} as const

test('requests are counted by class of status and by who answered, with their durations', async () => {
  const { telemetry, lines } = await metrics()
  telemetry.requestEnded({
    method: 'GET',
    path: '/',
    status: 200,
    source: 'stored',
    seconds: 0.0005,
  })
  telemetry.requestEnded({ method: 'GET', path: '/x', status: 404, source: 'next', seconds: 0.2 })
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'site_request_duration_seconds_count{status="2xx",source="stored"} 1',
      'site_request_duration_seconds_count{status="4xx",source="next"} 1',
      'site_request_duration_seconds_bucket{le="0.25",status="4xx",source="next"} 1',
      'site_request_duration_seconds_bucket{le="0.1",status="4xx",source="next"} 0',
      'site_request_duration_seconds_bucket{le="+Inf",status="4xx",source="next"} 1',
      'site_request_duration_seconds_sum{status="4xx",source="next"} 0.2',
      '# TYPE site_request_duration_seconds histogram',
    ]),
  )
})

test('webhooks are counted by the status that answered them, and the last is remembered', async () => {
  const { telemetry, lines } = await metrics()
  telemetry.requestEnded(WEBHOOK)
  telemetry.requestEnded({ ...WEBHOOK, status: 401 })
  telemetry.requestEnded({ ...WEBHOOK, method: 'GET', status: 405 })
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'site_webhooks_total{status="200"} 1',
      'site_webhooks_total{status="401"} 1',
    ]),
  )
  expect(telemetry.state.lastWebhook).toEqual({ at: expect.any(Date), status: 401 })
})

test('renewals that fail are counted', async () => {
  const { telemetry, lines } = await metrics()
  telemetry.renewed(true)
  telemetry.renewed(false)
  expect(await lines()).toContain('site_renewals_failed_total 1')
  expect(telemetry.state).toMatchObject({ lastRenewal: expect.any(Date) })
})

test("the queries that Next's server reports are counted, and other messages ignored", async () => {
  const { telemetry, lines } = await metrics()
  telemetry.reported({ seconds: 0.03, ok: true })
  telemetry.reported({ seconds: 10, ok: false })
  telemetry.reported({ nextServerReady: true })
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'site_lake_query_duration_seconds_count{result="ok"} 1',
      'site_lake_query_duration_seconds_count{result="failed"} 1',
    ]),
  )
})

test('stored pages and the memory of both processes are read when asked for', async () => {
  const { lines } = await metrics()
  const read = await lines()
  expect(read).toContain('site_stored_pages 42')
  expect(read).toContain('site_next_up 1')
  const memory = (name: string) =>
    Number(read.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
  expect(memory('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  // Here both are this process.
  expect(memory('site_next_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test.each([
  [true, ['site_redis_up 1']],
  [false, ['site_redis_up 0']],
  [null, []],
])('with Redis %s the metric says %j', async (redis, expected) => {
  const { lines } = await metrics(redis)
  expect((await lines()).filter((line) => line.startsWith('site_redis_up'))).toEqual(expected)
})

test('metrics are only read', async () => {
  const { post } = await metrics()
  expect((await post()).status).toBe(405)
})
