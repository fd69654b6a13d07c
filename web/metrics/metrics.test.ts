import { afterEach, expect, test } from 'vitest'
import { OneReplica } from '../replicas/oneReplica.ts'
import { createMetrics } from './metrics.ts'

afterEach(() => {
  globalThis.replicas = undefined
})

/** Returns the lines that Prometheus reads. */
const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n')

test('renewals that fail, forms that were sent, stored pages, a failing disk and the memory of the process are told', async () => {
  const metrics = createMetrics()
  metrics.renewalFailed()
  metrics.lead('stored')
  metrics.storedPages(42)
  metrics.diskFailing(true)
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'site_renewals_failed_total 1',
      'site_leads_total{outcome="stored"} 1',
      'site_stored_pages 42',
      'site_disk_failing 1',
      expect.stringMatching(/^process_resident_memory_bytes \d{7,}/),
    ]),
  )
})

test.each([
  ['alone', 1],
  ['joined', 1],
  ['lost', 0],
] as const)('for a replica that is %s, Redis is told to be %d', async (connection, expected) => {
  globalThis.replicas = Object.defineProperty(new OneReplica(), 'connection', { value: connection })
  expect(await linesOf(createMetrics())).toContain(`site_redis_up ${expected}`)
})
