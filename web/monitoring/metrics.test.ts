import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

/** Returns the lines that Prometheus reads. */
const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n')

test('renewals that fail, forms that were sent, stored pages, a failing disk, a lost Redis and the memory of the process are told', async () => {
  const metrics = createMetrics()
  metrics.renewalFailed()
  metrics.lead('stored')
  metrics.storedPages(42)
  metrics.diskFailing(true)
  metrics.redisUp(false)
  expect(await linesOf(metrics)).toEqual(
    expect.arrayContaining([
      'site_renewals_failed_total 1',
      'site_leads_total{outcome="stored"} 1',
      'site_stored_pages 42',
      'site_disk_failing 1',
      'site_redis_up 0',
      expect.stringMatching(/^process_resident_memory_bytes \d{7,}/),
    ]),
  )
})
