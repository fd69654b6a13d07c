import { beforeEach, expect, test } from 'vitest'
import { countingQueries } from './countingQueries.ts'
import { getMetrics } from './metrics.ts'

beforeEach(() => {
  globalThis.siteMetrics = undefined
})

test('a query that fails is counted as failed, and fails', async () => {
  const fetch = () => Promise.reject(new Error('away'))
  await expect(countingQueries({ fetch }).fetch('7', {})).rejects.toThrow('away')
  expect(await getMetrics().text()).toContain(
    'site_lake_query_duration_seconds_count{result="failed"} 1',
  )
})
