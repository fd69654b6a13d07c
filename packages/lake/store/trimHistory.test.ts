import { expect, onTestFinished, test, vi } from 'vitest'
import { HistoryLog } from '../history/log.ts'
import { stepsOf, transact } from '../mutations/transact.ts'
import { temporaryDir, testLake } from '../testing/lake.ts'
import { transactions } from '../testing/transactions.ts'
import { compact } from './compact.ts'
import { openStore, type Store } from './store.ts'

const FIRST_DAY = Date.parse('2020-01-01T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const on = (day: number) => new Date(FIRST_DAY + day * DAY_MS)

/** Writes a mutation on a day. */
async function write(store: Store, day: number, mutation: Parameters<typeof stepsOf>[0][number]) {
  vi.useFakeTimers({ toFake: ['Date'], now: on(day) })
  const request = { steps: stepsOf([mutation]), author: 'test', select: () => null }
  await transact(store.dataset('production'), { ...request, transactionId: `day-${day}` })
  vi.useRealTimers()
}

test('history is of the last 90 days, and the disk gets back what it took before', async () => {
  const store = openStore(await temporaryDir())
  const text = 'x'.repeat(400_000)
  await write(store, 0, { create: { _id: 'edited', _type: 'plan', text } })
  await write(store, 1, { create: { _id: 'deleted', _type: 'plan', n: 1 } })
  await write(store, 2, { create: { _id: 'quiet', _type: 'plan', n: 2 } })
  await write(store, 10, { patch: { id: 'edited', set: { text: 'b' } } })
  await write(store, 20, { patch: { id: 'edited', set: { text: 'c' } } })
  await write(store, 120, { patch: { id: 'edited', set: { text: 'd' } } })
  await write(store, 130, { delete: { id: 'deleted' } })
  vi.useFakeTimers({ toFake: ['Date'], now: on(140) })
  const { before, after } = compact(store)
  vi.useRealTimers()

  expect(before - after).toBeGreaterThan(text.length)
  const log = new HistoryLog(store.database, 'production')
  const shown = (day: number) => {
    const seq = log.seqAt(on(day).toISOString())
    return ['edited', 'deleted', 'quiet'].map((id) => log.documentAt(id, seq))
  }
  const [deleted, quiet] = [{ n: 1 }, { n: 2 }]
  expect(shown(50)).toMatchObject([{ text: 'c' }, deleted, quiet])
  expect(shown(125)).toMatchObject([{ text: 'd' }, deleted, quiet])
  expect(shown(140)).toMatchObject([{ text: 'd' }, null, quiet])
  expect(log.lastOf('deleted')).toMatchObject(deleted)
  expect([0, 10, 20].map((day) => log.seqOf(`day-${day}`) !== undefined)).toEqual([
    false,
    false,
    true,
  ])
  expect(store.dataset('production').snapshot.all()).toHaveLength(2)
  store.close()
})

test('a disk that is too full to be compacted is an error that says so', async () => {
  const store = openStore(await temporaryDir())
  vi.spyOn(store.database, 'exec').mockImplementationOnce(() => {
    throw Object.assign(new Error(), { errcode: 13 })
  })
  expect(() => compact(store)).toThrow(/The disk of folder .* is full/)
  store.close()
})

test('a Lake that starts has the history of the last 90 days', async () => {
  const dir = await temporaryDir()
  const store = openStore(dir)
  await write(store, 0, { create: { _id: 'edited', _type: 'plan' } })
  await write(store, 1, { patch: { id: 'edited', set: { n: 1 } } })
  store.close()
  const lake = await testLake({ dir })
  expect((await transactions(lake, 'edited')).map(({ id }) => id)).toEqual(['day-1'])
})

test('a Lake whose history cannot be trimmed, as on a full disk, starts with a warning', async () => {
  const dir = await temporaryDir()
  const store = openStore(dir)
  await write(store, 0, { create: { _id: 'edited', _type: 'plan' } })
  await write(store, 1, { patch: { id: 'edited', set: { n: 1 } } })
  store.database.exec(
    `CREATE TRIGGER full BEFORE DELETE ON revisions BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  )
  store.close()
  const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warning.mockRestore())
  const lake = await testLake({ dir })
  expect(warning).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk is full' }))
  expect((await transactions(lake, 'edited')).map(({ id }) => id)).toEqual(['day-0', 'day-1'])
})
