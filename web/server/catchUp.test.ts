import type { Published } from '@elos/content/tags/published'
import type { Change } from '@elos/content/tags/tags'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CatchUp } from './catchUp.ts'

const published = (revisions: Record<string, string>): Published =>
  new Map(Object.entries(revisions).map(([_id, _rev]) => [_id, { _id, _type: 'claim', _rev }]))

/** A comparison with a Lake whose documents, and their revisions, the test sets. */
function comparing(revisions: Record<string, string>) {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const lake = { revisions, read: async () => published(lake.revisions) }
  const drop = vi.fn<(changes: Change[] | null) => Promise<void>>(async () => undefined)
  const catchUp = new CatchUp({ read: () => lake.read(), drop, intervalMs: 1000, graceMs: 20 })
  const dropped = () => drop.mock.calls.map(([changes]) => changes?.map(({ _id }) => _id) ?? 'all')
  return { lake, drop, catchUp, dropped }
}

test('at first everything is dropped, then only what changed', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1', b: '1', c: '1' })
  await catchUp.compare()
  await catchUp.compare()
  expect(dropped()).toEqual(['all'])
  lake.revisions = { a: '2', b: '1', d: '1' }
  await catchUp.compare()
  await catchUp.compare()
  expect(dropped()).toEqual(['all', ['c', 'a', 'd']])
})

test('a change that a webhook has reported is not dropped again, a later one of the same document is', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1', b: '1' })
  await catchUp.compare()
  catchUp.note({ _id: 'a', _type: 'claim', _rev: '2', operation: 'update' })
  catchUp.note({ _id: 'b', _type: 'claim', _rev: '1', operation: 'delete' })
  catchUp.note({ _id: 'c', _type: 'claim', _rev: '1', operation: 'create' })
  lake.revisions = { a: '2', c: '1' }
  await catchUp.compare()
  expect(dropped()).toEqual(['all'])
  lake.revisions = { a: '3', c: '1' }
  await catchUp.compare()
  expect(dropped()).toEqual(['all', ['a']])
})

test('a change that is reported while the Lake is being read is not undone by that reading', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1' })
  await catchUp.compare()
  lake.read = async () => {
    catchUp.note({ _id: 'a', _type: 'claim', _rev: '2' })
    return published({ a: '1' })
  }
  await catchUp.compare()
  lake.read = async () => published({ a: '2' })
  await catchUp.compare()
  expect(dropped()).toEqual(['all'])
})

test('a change that is reported soon after it was found is not dropped again', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1', b: '1' })
  await catchUp.compare()
  lake.revisions = { a: '2', b: '2' }
  const compared = catchUp.compare()
  await new Promise(setImmediate)
  catchUp.note({ _id: 'a', _type: 'claim', _rev: '2' })
  await compared
  await catchUp.compare()
  expect(dropped()).toEqual(['all', ['b']])
})

test('what a webhook reports of an edit is not taken for a part of the document, which is later deleted', async () => {
  const { lake, drop, catchUp } = comparing({ a: '1' })
  await catchUp.compare()
  catchUp.note({ _id: 'a', _type: 'claim', _rev: '2', relisted: false, previousPath: '/velho' })
  lake.revisions = {}
  await catchUp.compare()
  expect(drop).toHaveBeenLastCalledWith([{ _id: 'a', _type: 'claim' }])
})

test('a report without a revision is compared: a later change may be lost', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1' })
  await catchUp.compare()
  catchUp.note({ _id: 'a', _type: 'claim' })
  lake.revisions = { a: '2' }
  await catchUp.compare()
  expect(dropped()).toEqual(['all', ['a']])
})

test('after an outage the changes meanwhile are dropped, and its reason is told until then', async () => {
  const { lake, catchUp, dropped } = comparing({ a: '1' })
  await catchUp.compare()
  const { read } = lake
  lake.read = () => Promise.reject(new Error('offline'))
  await catchUp.compare()
  expect(catchUp.state.problem).toBe('Error: offline')
  lake.read = read
  lake.revisions = { a: '2' }
  await catchUp.compare()
  expect(catchUp.state.problem).toBeNull()
  expect(dropped()).toEqual(['all', ['a']])
})

test('what could not be dropped is tried again', async () => {
  const { lake, drop, catchUp, dropped } = comparing({ a: '1' })
  await catchUp.compare()
  lake.revisions = { a: '2' }
  drop.mockRejectedValueOnce(new Error('Next is down'))
  await catchUp.compare()
  await catchUp.compare()
  await catchUp.compare()
  expect(dropped()).toEqual(['all', ['a'], ['a']])
})

test('after forgetting, even during a comparison, everything is dropped', async () => {
  const { drop, catchUp, dropped } = comparing({ a: '1' })
  drop.mockImplementationOnce(async () => catchUp.forget())
  await catchUp.compare()
  await catchUp.compare()
  await catchUp.compare()
  expect(dropped()).toEqual(['all', 'all'])
})

test('it compares again after each interval until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { lake, catchUp } = comparing({ a: '1' })
  const read = vi.spyOn(lake, 'read')
  catchUp.start()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(3)
  catchUp.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).toHaveBeenCalledTimes(3)
})
