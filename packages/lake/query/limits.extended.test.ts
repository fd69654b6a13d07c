import { describe, expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

/** Takes the parser of groq-js minutes: its time grows with the square of the number of operators. */
const SLOW_TO_PARSE = `1${'+1'.repeat(120_000)}`

/** Reads all documents for each document, four levels deep. */
const SLOW_TO_EVALUATE = 'count(*[count(*[count(*[count(*[_id != ^._id]) > 0]) > 0]) > 0])'

/** Its result contains the parameter 600 times: with a million characters, a little more than a string may have. */
const LARGE_RESULT = `[${'$text,'.repeat(600)}]`

async function lakeWithDocuments(limits = {}) {
  const lake = await testLake({ limits })
  const mutations = Array.from({ length: 200 }, (_, index) => ({
    create: { _id: `plan-${index}`, _type: 'plan' },
  }))
  await lake.client.mutate(mutations, { returnDocuments: false })
  const query = async (groq: string, params = {}) => {
    const body = JSON.stringify({ query: groq, params })
    const response = await lake.fetch('/v1/data/query/production', { method: 'POST', body })
    return { status: response.status, error: (await response.json()).error }
  }
  return { ...lake, query }
}

describe('a query', () => {
  test('of 300 KB is answered, and a longer one is refused before it is parsed', async () => {
    const { query } = await lakeWithDocuments()
    const text = (length: number) => `"${'a'.repeat(length - 2)}"`
    expect(await query(text(300 * 1024))).toMatchObject({ status: 200 })
    expect(await query(`${SLOW_TO_PARSE}${' '.repeat(2_000_000)}`)).toEqual({
      status: 400,
      error: {
        type: 'queryParseError',
        description: expect.stringContaining('The limit is 307200: pass data as parameters'),
      },
    })
  })

  test.each([
    ['parse', SLOW_TO_PARSE, {}],
    ['evaluate', SLOW_TO_EVALUATE, {}],
    ['match', `"${'a'.repeat(40)}" match "${'a*'.repeat(20)}b"`, {}],
    ['write out', LARGE_RESULT, { text: 'a'.repeat(1_000_000) }],
  ])(
    'that takes too long to %s is stopped, and the next one is answered',
    async (_, groq, params) => {
      const { query, client } = await lakeWithDocuments({ queryTime: 200 })
      // Without the limit, each would take longer than a test may.
      expect(await query(groq, params)).toEqual({
        status: 400,
        error: {
          type: 'queryEvaluationError',
          description: expect.stringContaining('The query was stopped after 200 ms'),
        },
      })
      expect(await client.fetch('count(*)')).toBe(200)
    },
  )

  test('whose result is too large is refused', async () => {
    const { query } = await lakeWithDocuments({ queryTime: 60_000 })
    expect(await query(LARGE_RESULT, { text: 'a'.repeat(1_000_000) })).toMatchObject({
      status: 400,
      error: { description: expect.stringContaining('its result is too large') },
    })
  })

  test.each([
    ['parentheses', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`],
    ['attributes', `a${'.a'.repeat(4000)}`],
    ['functions', `${'lower('.repeat(20_000)}1${')'.repeat(20_000)}`],
  ])('with too many nested %s is refused', async (_, groq) => {
    const { query } = await lakeWithDocuments()
    expect(await query(groq)).toMatchObject({
      status: 400,
      error: { description: expect.stringContaining('nested too deeply') },
    })
  })
})

test('a listener whose query takes too long gets an error, and the commit succeeds', async () => {
  const { client, fetch } = await lakeWithDocuments({ queryTime: 200 })
  const slow = `body[count(^.body[count(^.^.body[count(^.^.^.body[true]) > 0]) > 0]) > 0]`
  const search = new URLSearchParams({ query: `*[count(${slow}) > 0]` })
  const response = await fetch(`/v1/data/listen/production?${search}`)
  const events = response.text()
  const body = Array.from({ length: 400 }, (_, index) => ({ _key: `k${index}`, index }))
  await client.create({ _id: 'long', _type: 'article', body })
  expect(await events).toContain('The query was stopped after 200 ms')
  expect(await client.getDocument('long')).toMatchObject({ _id: 'long' })
})

test('a mutation whose query takes too long changes nothing', async () => {
  const { client } = await lakeWithDocuments({ queryTime: 200 })
  const query = `*[${SLOW_TO_EVALUATE} > 0]`
  await expect(client.mutate([{ delete: { query } }])).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('The query was stopped after 200 ms'),
  })
  expect(await client.fetch('count(*)')).toBe(200)
})
