import type { Published, PublishedDocument } from '@elos/content/tags/published'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PublishedChange } from '../../replicas/change.ts'
import { Comparison } from './comparison.ts'

const byId = (documents: PublishedDocument[]): Published =>
  new Map(documents.map((document) => [document._id, document]))

/** The documents of every site. */
const ALWAYS: PublishedDocument[] = [
  { _id: 'siteSettings', _type: 'siteSettings', _rev: '1' },
  { _id: 'homePage', _type: 'homePage', _rev: '1', path: '/' },
]

const published = (revisions: Record<string, string>): Published =>
  byId([
    ...ALWAYS,
    ...Object.entries(revisions).map(([_id, _rev]) => ({ _id, _type: 'claim', _rev })),
  ])

/** A comparison with a Lake whose documents, and their revisions, the test sets. */
function comparing(revisions: Record<string, string>, kept: string[] = []) {
  const lake = { revisions, takeTurn: () => true, read: async () => published(lake.revisions) }
  const onChanges = vi.fn<(changes: PublishedChange[] | null) => void>()
  const onBack = vi.fn()
  const comparison = new Comparison({
    read: () => lake.read(),
    onChanges,
    onBack,
    isTurn: async () => lake.takeTurn(),
    intervalMs: 1000,
    kept,
  })
  onTestFinished(() => comparison.close())
  const found = () =>
    onChanges.mock.calls.map(([changes]) => changes?.map(({ _id }) => _id) ?? 'all')
  return { lake, onChanges, onBack, comparison, found }
}

test('at first everything is found changed, then only what changed', async () => {
  const { lake, comparison, found } = comparing({ a: '1', b: '1', c: '1' })
  await comparison.compare()
  await comparison.compare()
  expect(found()).toEqual(['all'])
  lake.revisions = { a: '2', b: '1', d: '1' }
  await comparison.compare()
  await comparison.compare()
  expect(found()).toEqual(['all', ['c', 'a', 'd']])
})

test('a change that a webhook has reported is not found again, a later one of the same document is', async () => {
  const { lake, comparison, found } = comparing({ a: '1', b: '1' })
  await comparison.compare()
  comparison.note({ _id: 'a', _type: 'claim', _rev: '2', operation: 'update' })
  comparison.note({ _id: 'b', _type: 'claim', _rev: '1', operation: 'delete' })
  comparison.note({ _id: 'c', _type: 'claim', _rev: '1', operation: 'create' })
  lake.revisions = { a: '2', c: '1' }
  await comparison.compare()
  expect(found()).toEqual(['all'])
  lake.revisions = { a: '3', c: '1' }
  await comparison.compare()
  expect(found()).toEqual(['all', ['a']])
})

test('a change is known once it is found, in its revision, and one of a deleted document too', async () => {
  const { lake, comparison } = comparing({ a: '1', b: '1' })
  const report = { _id: 'a', _type: 'claim', _rev: '2' }
  const deletion = { _id: 'b', _type: 'claim', _rev: '1', operation: 'delete' } as const
  const areKnown = () => [report, deletion].map((change) => comparison.knows(change))
  expect(areKnown()).toEqual([false, false])
  await comparison.compare()
  expect(areKnown()).toEqual([false, false])
  lake.revisions = { a: '2' }
  await comparison.compare()
  expect(areKnown()).toEqual([true, true])
  expect(comparison.knows({ ...report, _rev: null })).toBe(false)
})

test('a report without a revision is compared: a later change may be lost', async () => {
  const { lake, comparison, found } = comparing({ a: '1' })
  await comparison.compare()
  comparison.note({ _id: 'a', _type: 'claim' })
  lake.revisions = { a: '2' }
  await comparison.compare()
  expect(found()).toEqual(['all', ['a']])
})

test('a change that is reported while the Lake is being read is not undone by that reading', async () => {
  const { lake, comparison, found } = comparing({ a: '1' })
  await comparison.compare()
  lake.read = async () => {
    comparison.note({ _id: 'a', _type: 'claim', _rev: '2' })
    return published({ a: '1' })
  }
  await comparison.compare()
  lake.read = async () => published({ a: '2' })
  await comparison.compare()
  expect(found()).toEqual(['all'])
})

test('a change that one replica has found, and told another, is not found again by that one', async () => {
  const [one, other] = [comparing({ a: '1', b: '1' }), comparing({ a: '1', b: '1' })]
  for (const { comparison, lake } of [one, other]) {
    await comparison.compare()
    lake.revisions = { b: '2' }
  }
  one.onChanges.mockImplementation((changes) => {
    for (const change of changes ?? []) other.comparison.note(change)
  })
  await one.comparison.compare()
  await other.comparison.compare()
  expect([one.found(), other.found()]).toEqual([['all', ['a', 'b']], ['all']])
})

test('after an outage the changes meanwhile are found, and its reason is told until then', async () => {
  const { lake, comparison, found, onBack } = comparing({ a: '1' })
  await comparison.compare()
  const { read } = lake
  lake.read = () => Promise.reject(new Error('offline'))
  await comparison.compare()
  expect([comparison.state.problem, onBack.mock.calls.length]).toEqual(['Error: offline', 0])
  lake.read = read
  lake.revisions = { a: '2' }
  await comparison.compare()
  expect([comparison.state.problem, onBack.mock.calls.length]).toEqual([null, 1])
  expect(found()).toEqual(['all', ['a']])
})

describe('the set of published paths', () => {
  const route = (path: string) => ({ _id: 'r', _type: 'plan', _rev: '1', path })

  test('is unknown before the first reading: any path may exist', () => {
    expect(comparing({}).comparison.isPublished('/amil-saude')).toBe(true)
  })

  test('is every path of a page and of a redirect, however it is written', async () => {
    const { lake, comparison } = comparing({})
    lake.read = async () =>
      byId([
        ...ALWAYS,
        route('/amil-saude'),
        { _id: 's', _type: 'redirect', _rev: '1', source: '/lgpd/' },
      ])
    await comparison.compare()
    const paths = ['/amil-saude', '/amil-saude/', '/lgpd', '/nao-existe']
    expect(paths.map((path) => comparison.isPublished(path))).toEqual([true, true, true, false])
  })

  test('is known anew with each report', async () => {
    const { comparison } = comparing({})
    await comparison.compare()
    const { path, ...about } = route('/nova')
    comparison.note({ ...about, path, operation: 'create' })
    expect(comparison.isPublished('/nova')).toBe(true)
    comparison.note({ ...about, _rev: '2', operation: 'update' })
    expect(comparison.isPublished('/nova')).toBe(true)
    comparison.note({ ...about, operation: 'delete' })
    expect(comparison.isPublished('/nova')).toBe(false)
  })
})

describe('a reading that is not believed', () => {
  test('alters nothing, is logged once with its end, and renews everything when it is over', async () => {
    const [error, info] = (['error', 'log'] as const).map((method) => vi.spyOn(console, method))
    const { lake, comparison, found, onBack } = comparing({ a: '1', b: '1' })
    await comparison.compare()
    const { read } = lake
    lake.read = async () => new Map()
    await comparison.compare()
    await comparison.compare()
    expect(comparison.state).toMatchObject({
      problem: "ContentError: The content server's answer has no settings",
      isDoubted: true,
    })
    expect([comparison.isPublished('/'), comparison.isPublished('/nao-existe')]).toEqual([
      true,
      false,
    ])
    expect([found(), error?.mock.calls.length]).toEqual([['all'], 1])
    lake.read = () => Promise.reject(new Error('offline'))
    await comparison.compare()
    expect(comparison.state).toMatchObject({ problem: 'Error: offline', isDoubted: true })
    lake.read = read
    await comparison.compare()
    // Every page shows the settings.
    expect(found()).toEqual(['all', ['siteSettings']])
    expect(comparison.state).toMatchObject({ problem: null, isDoubted: false })
    expect(onBack).toHaveBeenCalledTimes(1)
    expect(info?.mock.lastCall?.[0]).toContain('comparison-back')
  })

  test('is none because of what is reported meanwhile', async () => {
    const { lake, comparison } = comparing({})
    await comparison.compare()
    lake.read = async () => {
      comparison.note({ _id: 'siteSettings', _type: 'siteSettings', _rev: '2' })
      return byId(ALWAYS.filter(({ _id }) => _id !== 'siteSettings'))
    }
    await comparison.compare()
    expect(comparison.state.isDoubted).toBe(true)
  })

  test('does not keep a page that is reported deleted', async () => {
    const { lake, comparison } = comparing({})
    const page = { _id: 'r', _type: 'plan', path: '/amil-saude' }
    lake.read = async () => byId([...ALWAYS, { ...page, _rev: '1' }])
    await comparison.compare()
    lake.read = async () => new Map()
    await comparison.compare()
    comparison.note({ ...page, operation: 'delete' })
    expect(comparison.isPublished('/amil-saude')).toBe(false)
  })

  test('at the start leaves the pages that were kept, of which reports take and add some', async () => {
    const { lake, comparison, found } = comparing({}, ['/', '/amil-saude', '/lgpd'])
    const { read } = lake
    lake.read = async () => new Map()
    expect(comparison.isPublished('/nao-existe')).toBe(true)
    await comparison.compare()
    comparison.note({ _id: 'r', _type: 'plan', path: '/amil-saude', operation: 'delete' })
    comparison.note({ _id: 's', _type: 'plan', path: '/nova', operation: 'create' })
    const paths = ['/lgpd', '/amil-saude', '/nova', '/nao-existe']
    expect(paths.map((path) => comparison.isPublished(path))).toEqual([true, false, true, false])
    expect(found()).toEqual([])
    lake.read = read
    await comparison.compare()
    expect(found()).toEqual(['all'])
  })

  test('is repeated after each interval until it is over, whoever has the turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { lake, comparison } = comparing({})
    await comparison.compare()
    const { read } = lake
    lake.read = async () => new Map()
    await comparison.compare()
    comparison.start()
    lake.takeTurn = () => false
    lake.read = read
    await vi.advanceTimersByTimeAsync(1000)
    expect(comparison.state.problem).toBeNull()
  })
})

test('replicas take turns: each of them compares within ten intervals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const replicas = [comparing({}), comparing({}), comparing({})]
  let takenUntil = 0
  const turns: number[] = []
  for (const [index, { comparison, lake }] of replicas.entries()) {
    await comparison.compare()
    // Redis keeps a turn for nine tenths of the interval.
    lake.takeTurn = () => {
      if (performance.now() < takenUntil) return false
      takenUntil = performance.now() + 900
      turns.push(index)
      return true
    }
    comparison.start()
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...new Set(turns.slice(-10))].sort()).toEqual([0, 1, 2])
})

test('it compares after each interval when it is its turn, until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { lake, comparison } = comparing({ a: '1' })
  await comparison.compare()
  const read = vi.spyOn(lake, 'read')
  comparison.start()
  await vi.advanceTimersByTimeAsync(1000)
  lake.takeTurn = () => false
  await vi.advanceTimersByTimeAsync(1000)
  lake.takeTurn = () => true
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(2)
  comparison.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).toHaveBeenCalledTimes(2)
})
