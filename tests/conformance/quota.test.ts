import { readFileSync } from 'node:fs'
import { comparisonSeconds } from '@elos/web/env'
import { expect, test } from 'vitest'

const SCALE = readFileSync('docs/scale.md', 'utf8')

/** The requests to its API that a month of hosted Sanity's free plan includes (https://www.sanity.io/pricing). */
const FREE_REQUESTS = 250_000
const SECONDS_OF_A_MONTH = 30 * 24 * 60 * 60

test('the comparisons of a month, of any number of replicas, stay within the free quota of hosted Sanity', () => {
  const comparisons = SECONDS_OF_A_MONTH / comparisonSeconds({})
  expect(comparisons).toBeLessThan(FREE_REQUESTS * 0.6)
  const rounded = (Math.round(comparisons / 10_000) * 10_000).toLocaleString('en')
  expect(SCALE).toContain(
    `a comparison each ${comparisonSeconds({})} s, of all replicas together: ${rounded} of the ${FREE_REQUESTS.toLocaleString('en')} requests`,
  )
})
