import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../config.ts'
import type { QueryRequest } from '../query/answer.ts'
import { Snapshot } from '../store/snapshot.ts'
import { testLake } from '../testing/lake.ts'
import { Queries } from './queries.ts'

/** Doubles a text more often than a query does that is evaluated by the Lake itself. */
const BESIDE = `"beside": ""${' + ""'.repeat(20)}`

/** Reads all documents for each document, three levels deep. */
const ENDLESS = 'count(*[count(*[count(*[_id != ^._id]) > 0 && _id != ^._id]) > 0])'

const MOMENT = '2026-01-01T00:00:00Z'
const PLAN = { _type: 'plan', _rev: 'r', _createdAt: MOMENT, _updatedAt: MOMENT }

/** A query of the administrator. */
function asked(query: string, params = {}): QueryRequest {
  const sanity = { projectId: 'local', dataset: 'production' }
  const reader = { perspective: 'raw', access: 'everything', identity: 'eu' } as const
  return { query, params, ...reader, sanity, returnQuery: false }
}

async function lakeWithPlans(count: number, limits = {}) {
  const lake = await testLake({ limits })
  const mutations = Array.from({ length: count }, (_, n) => ({
    create: { _id: `plan-${n}`, _type: 'plan', n },
  }))
  await lake.client.mutate(mutations, { returnDocuments: false })
  return lake
}

test('while a query takes long, others are answered and documents are written', async () => {
  const { client } = await lakeWithPlans(1000, { queryTime: 2000 })
  const done: string[] = []
  const endless = client.fetch(ENDLESS).catch(({ message }) => done.push(message))
  await client.fetch('count(*)').then((count) => done.push(`${count} documents`))
  await client.patch('plan-0').set({ n: -1 }).commit()
  await client.fetch('*[_id == "plan-0"][0].n').then((n) => done.push(`n is ${n}`))
  await endless
  expect(done).toEqual([
    '1000 documents',
    'n is -1',
    expect.stringContaining('The query was stopped after 2000 ms'),
  ])
})

test('a query that is interrupted while other threads have the processor, as for images, is tried here again', async () => {
  const queries = new Queries(DEFAULT_LIMITS)
  onTestFinished(() => queries.close())
  // All threads together have used a second.
  const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 1_000_000, system: 0 })
  onTestFinished(() => usage.mockRestore())
  let isFirst = true
  const params = {
    get n() {
      if (!isFirst) return 1
      isFirst = false
      throw Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
    },
  }
  const answer = queries.answer(Snapshot.of([]), asked('$n', params))
  // An answer of another process has parts.
  expect(await answer).toContain('"result":1')
})

test('a query is not stopped by the time of an earlier one', async () => {
  const queries = new Queries(DEFAULT_LIMITS)
  onTestFinished(() => queries.close())
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal)
  onTestFinished(() => timeout.mockRestore())
  await queries.result(Snapshot.of([]), asked(`{${BESIDE}}`))
  const later = queries.result(Snapshot.of([]), asked(`{${BESIDE}, "n": 1}.n`))
  await setImmediate()
  time.abort()
  expect(await later).toBe(1)
})

test('a query whose reader has left gives its turn to others', async () => {
  const { client } = await lakeWithPlans(1000)
  const reader = new AbortController()
  const { signal } = reader
  const left = [1, 2, 3].map((n) => client.fetch(`[${n}, ${ENDLESS}]`, {}, { signal }))
  const outcomes = Promise.allSettled(left)
  await client.fetch('1')
  reader.abort()
  expect(await client.fetch(`{${BESIDE}, "n": 1}.n`)).toBe(1)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a query that waits for its turn is not begun after the Lake has closed', async () => {
  const queries = new Queries(DEFAULT_LIMITS)
  const documents = Array.from({ length: 1000 }, (_, n) => ({ ...PLAN, _id: `plan-${n}` }))
  const snapshot = Snapshot.of(documents)
  const waiting = [1, 2, 3].map((n) => queries.result(snapshot, asked(`[${n}, ${ENDLESS}]`)))
  const outcomes = Promise.allSettled(waiting)
  await setImmediate()
  queries.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a query that is evaluated in another process reads what was written before it', async () => {
  const { client, visitor } = await lakeWithPlans(3)
  const titles = (reader: typeof client) =>
    reader.fetch(`{${BESIDE}, "found": *[_type == "plan"]{_id, n}}.found`)
  expect(await titles(client)).toEqual([0, 1, 2].map((n) => ({ _id: `plan-${n}`, n })))
  await client.patch('plan-0').set({ n: 7 }).commit()
  await client.delete('plan-1')
  await client.create({ _id: 'drafts.plan-2', _type: 'plan', n: 9 })
  const published = [
    { _id: 'plan-0', n: 7 },
    { _id: 'plan-2', n: 2 },
  ]
  expect(await titles(client)).toEqual([{ _id: 'drafts.plan-2', n: 9 }, ...published])
  expect(await titles(visitor)).toEqual(published)
  await expect(client.fetch(`{${BESIDE}, "a": geo::contains(1, 2)}`)).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a long answer comes whole', async () => {
  const { client } = await lakeWithPlans(1)
  const text = 'ação '.repeat(200_000)
  const texts: string[] = await client.fetch('[$text, $text, $text, $text, $text]', { text })
  expect(texts).toEqual(Array.from({ length: 5 }, () => text))
})

test('a query that needs too much memory ends alone, and the next one is answered', async () => {
  const { client } = await lakeWithPlans(1, { queryMegabytes: 32 })
  const doubled = `{"a": [1, 2, 3, 4, 5, 6, 7, 8]}${'{"a": a + a}'.repeat(30)}`
  await expect(client.fetch(`count(${doubled}.a)`)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('needs more than 32 MB of memory'),
  })
  expect(await client.fetch(`{${BESIDE}, "n": count(*)}.n`)).toBe(1)
})

test('an answer that is longer than it may be is refused', async () => {
  const { client } = await lakeWithPlans(1, { answerBytes: 1000 })
  const query = `{${BESIDE}, "text": $text}`
  await expect(client.fetch(query, { text: 'a'.repeat(1000) })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('The limit is 1000 bytes'),
  })
})

test('a mutation that selects by a query changes what others have written meanwhile', async () => {
  const { client } = await lakeWithPlans(3)
  const query = `*[_type == "plan" && n > 0 && ""${' + ""'.repeat(20)} == ""]`
  const [{ results }] = await Promise.all([
    client.mutate<{ n: number }>([{ patch: { query, inc: { n: 10 } } }], {
      returnDocuments: false,
      returnFirst: false,
    }),
    client.createOrReplace({ _id: 'plan-0', _type: 'plan', n: 5 }),
  ])
  expect(results.map(({ id }) => id)).toEqual(['plan-0', 'plan-1', 'plan-2'])
  expect(await client.fetch('*[_type == "plan"].n')).toEqual([15, 11, 12])
})
