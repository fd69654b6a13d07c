import { readFileSync } from 'node:fs'
import { freePageQuery } from '@elos/content/pages/free'
import { isRecord } from '@elos/content/parts/stored/value'
import { seedDocuments } from '@elos/studio/seed/documents'
import { comparisonSeconds } from '@elos/web/env'
import { expect, test } from 'vitest'
import { freePages } from '../e2e/support/freePages.ts'

const SCALE = readFileSync('docs/scale.md', 'utf8')
const HOSTED = readFileSync('docs/hosted-sanity.md', 'utf8').replaceAll(/\s+/g, ' ')

/** The requests to its API that a month of hosted Sanity's free plan includes (https://www.sanity.io/pricing). */
const FREE_REQUESTS = 250_000
const SECONDS_OF_A_MONTH = 30 * 24 * 60 * 60

/** The limits of a dataset of the free plan, and of a query (https://www.sanity.io/docs/content-lake/technical-limits). */
const FREE_ATTRIBUTES = 2000
const QUERY_BYTES = 300_000

const inEnglish = (count: number) => count.toLocaleString('en')

test('the comparisons of a month, of any number of replicas, stay within the free quota of hosted Sanity', () => {
  const comparisons = SECONDS_OF_A_MONTH / comparisonSeconds({})
  expect(comparisons).toBeLessThan(FREE_REQUESTS * 0.6)
  const rounded = inEnglish(Math.round(comparisons / 10_000) * 10_000)
  expect(SCALE).toContain(
    `a comparison each ${comparisonSeconds({})} s, of all replicas together: ${rounded} of the ${inEnglish(FREE_REQUESTS)} requests`,
  )
})

/**
 * The paths in a value, each with its type ('offers[].name string'), as hosted Sanity counts them
 * (https://www.sanity.io/docs/apis-and-sdks/attribute-limit).
 */
function attributesIn(value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return [`${path} array`, ...value.flatMap((item) => attributesIn(item, `${path}[]`))]
  if (!isRecord(value)) return [`${path} ${typeof value}`]
  return [`${path} object`, ...attributesOf(value, `${path}.`)]
}

const attributesOf = (fields: object, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]) => attributesIn(value, before + name))

/** The number of attributes of a dataset of these documents. */
const countAttributes = (documents: readonly object[]): number =>
  new Set(documents.flatMap((document) => attributesOf(document))).size

test('the first content with free pages of every kind of section leaves a fifth of the attributes of the free plan of hosted Sanity', () => {
  const first = countAttributes(seedDocuments())
  const composed = countAttributes([...seedDocuments(), ...freePages])
  console.log(`${first} attributes in the first content, ${composed} with free pages`)
  expect(composed).toBeLessThan(FREE_ATTRIBUTES * 0.8)
  const [few, more] = [first, composed].map((count) => inEnglish(Math.ceil(count / 100) * 100))
  expect(HOSTED).toContain(
    `takes ${inEnglish(FREE_ATTRIBUTES)} attributes (paths in documents, each with its type) in a dataset. The first content has fewer than ${few}, and fewer than ${more} with free pages`,
  )
})

test('the query for a free page, which names the fields of every kind of section, takes less than a tenth of what hosted Sanity allows', () => {
  console.log(`the query for a free page: ${freePageQuery.length} bytes`)
  expect(freePageQuery.length).toBeLessThan(QUERY_BYTES / 10)
})
