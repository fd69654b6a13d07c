import type { ContentClient } from '@elos/content/parts/read/client'
import { expect, test } from 'vitest'
import { type LakeQuery, reportingQueries } from './lakeQueries.ts'

/** A Lake whose every result is 7. */
const seven: ContentClient = { fetch: async () => JSON.parse('7') }

test('a query is reported with its duration, and its result is passed on', async () => {
  const reported: LakeQuery[] = []
  const client = reportingQueries(seven, (query) => reported.push(query))
  expect(await client.fetch('7', {})).toBe(7)
  expect(reported).toEqual([{ seconds: expect.any(Number), ok: true }])
})

test('a query that fails is reported as failed, and fails', async () => {
  const reported: LakeQuery[] = []
  const fetch = () => Promise.reject(new Error('away'))
  const client = reportingQueries({ fetch }, (query) => reported.push(query))
  await expect(client.fetch('7', {})).rejects.toThrow('away')
  expect(reported).toMatchObject([{ ok: false }])
})

test('without a front nothing is reported', async () => {
  expect(await reportingQueries(seven).fetch('7', {})).toBe(7)
})
