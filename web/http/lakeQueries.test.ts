import type { ContentClient } from '@elos/content/parts/read/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type LakeQuery, REPORTS_VARIABLE, reportingQueries } from './lakeQueries.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

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

describe("a query of Next's server", () => {
  test.each([
    ['is reported to the front that has started it', 'yes', 1],
    ['is reported to no other parent process', '', 0],
  ])('%s', async (_, variable, times) => {
    vi.stubEnv(REPORTS_VARIABLE, variable)
    const send = vi.fn()
    const parent = { connected: { value: true }, send: { value: send } }
    vi.stubGlobal('process', Object.create(process, parent))
    expect(await reportingQueries(seven).fetch('7', {})).toBe(7)
    expect(send).toHaveBeenCalledTimes(times)
  })
})
