import type { ContentClient } from '@elos/content/parts/read/client'
import { beforeEach, expect, test } from 'vitest'
import { countingQueries } from './countingQueries.ts'
import { getMetrics } from './metrics.ts'

beforeEach(() => {
  globalThis.siteMetrics = undefined
})

/** A Lake whose every result is 7. */
const seven: ContentClient = { fetch: async () => JSON.parse('7') }

test('a query is counted, and its result is passed on', async () => {
  expect(await countingQueries(seven).fetch('7', {})).toBe(7)
  expect(await getMetrics().text()).toContain(
    'site_lake_query_duration_seconds_count{result="ok"} 1',
  )
})

test('a query that fails is counted as failed, and fails', async () => {
  const fetch = () => Promise.reject(new Error('away'))
  await expect(countingQueries({ fetch }).fetch('7', {})).rejects.toThrow('away')
  expect(await getMetrics().text()).toContain(
    'site_lake_query_duration_seconds_count{result="failed"} 1',
  )
})
