import { afterEach, expect, test } from 'vitest'
import { OneReplica } from '../replicas/oneReplica.ts'
import { createMetrics } from './metrics.ts'

afterEach(() => {
  globalThis.replicas = undefined
})

/** Returns the lines that Prometheus reads. */
const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n')

test('requests are counted by class of status and by how they were answered, with their durations', async () => {
  const metrics = createMetrics()
  metrics.request(200, 'stored', 0.0005)
  metrics.request(404, 'made', 0.2)
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'site_request_duration_seconds_count{status="2xx",source="stored"} 1',
      'site_request_duration_seconds_count{status="4xx",source="made"} 1',
      'site_request_duration_seconds_bucket{le="0.25",status="4xx",source="made"} 1',
      'site_request_duration_seconds_bucket{le="0.1",status="4xx",source="made"} 0',
      'site_request_duration_seconds_sum{status="4xx",source="made"} 0.2',
      '# TYPE site_request_duration_seconds histogram',
    ]),
  )
})

test('renewals that fail, stored pages and a failing disk are told', async () => {
  const metrics = createMetrics()
  metrics.renewalFailed()
  metrics.storedPages(42)
  metrics.diskFailing(true)
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'site_renewals_failed_total 1',
      'site_stored_pages 42',
      'site_disk_failing 1',
    ]),
  )
})

test('the memory of the process is read when asked for', async () => {
  const lines = await linesOf(createMetrics())
  const memory = lines.find((line) => line.startsWith('process_resident_memory_bytes '))
  expect(Number(memory?.split(' ')[1])).toBeGreaterThan(1e6)
})

test.each([
  ['alone', 1],
  ['joined', 1],
  ['lost', 0],
] as const)('for a replica that is %s, Redis is told to be %d', async (connection, expected) => {
  globalThis.replicas = Object.defineProperty(new OneReplica(), 'connection', { value: connection })
  expect(await linesOf(createMetrics())).toContain(`site_redis_up ${expected}`)
})
