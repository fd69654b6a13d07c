import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { CHECK_LIMIT_MS, type Check, checkAll } from './checkAll.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const row = (id: string, revision = '1'): DraftRow => ({
  id,
  title: id,
  draft: { _id: `drafts.${id}`, _type: 'author', _rev: revision },
  published: null,
  updatedAt: '',
  changed: [],
  jump: undefined,
  move: undefined,
  requires: [],
})

const never = () => new Promise<string[]>(() => {})

/** How long a check of a browser with much to do takes. */
const SLOW_MS = 1000

const slowly = (problems: string[]) =>
  new Promise<string[]>((resolve) => setTimeout(() => resolve(problems), SLOW_MS))

/** Begins to check drafts, each as `problemsOf` says. Returns what has been told of each, and what checks others. */
function checking(problemsOf: (row: DraftRow) => Promise<string[]>) {
  const told: Record<string, Check> = {}
  const check = checkAll(problemsOf, ({ id }, result) => {
    told[id] = result
  })
  return { told, check }
}

/** Checks drafts, of which those that the map has answer so, and returns what was told by a moment. */
async function toldAfter(ms: number, answers: Record<string, () => Promise<string[]>>) {
  const { told, check } = checking(({ id }) => answers[id]?.() ?? never())
  check(Object.keys(answers).map((id) => row(id)))
  await vi.advanceTimersByTimeAsync(ms)
  return told
}

test('a check that never answers, or fails, holds up no other, and is unknown in the end', async () => {
  const sound = async () => []
  const answers = { a: never, b: () => Promise.reject(new Error('offline')), c: sound, d: sound }
  const others = { b: 'unknown', c: [], d: [] }
  expect(await toldAfter(0, answers)).toEqual(others)
  expect(await toldAfter(CHECK_LIMIT_MS, answers)).toEqual({ ...others, a: 'unknown' })
})

test('drafts come to their turn behind any number of checks that never answer', async () => {
  const answers = { a: never, b: never, c: never, d: async () => ['Falta o título.'] }
  expect(await toldAfter(CHECK_LIMIT_MS, answers)).toEqual({
    a: 'unknown',
    b: 'unknown',
    c: 'unknown',
    d: ['Falta o título.'],
  })
})

test('drafts are checked while a colleague changes another more often than a check takes', async () => {
  const { told, check } = checking(() => slowly([]))
  for (const revision of ['1', '2', '3', '4', '5']) {
    const others = ['a', 'b', 'c', 'd'].filter((id) => !told[id])
    check([row('typed', revision), ...others.map((id) => row(id))])
    await vi.advanceTimersByTimeAsync(SLOW_MS / 2)
  }
  expect(told).toEqual({ a: [], b: [], c: [], d: [] })
})

test('the check of a draft that has changed, or is gone, ends without a word', async () => {
  const { told, check } = checking(({ draft }) =>
    slowly(draft._rev === '1' ? ['Falta o título.'] : []),
  )
  check([row('changed'), row('gone')])
  await vi.advanceTimersByTimeAsync(SLOW_MS / 2)
  check([row('changed', '2')])
  await vi.advanceTimersByTimeAsync(SLOW_MS / 2)
  expect(told).toEqual({})
  await vi.advanceTimersByTimeAsync(SLOW_MS / 2)
  expect(told).toEqual({ changed: [] })
})

test('a draft with problems is checked again when something has changed during its check', async () => {
  const problemsOf = vi
    .fn(() => slowly([]))
    .mockReturnValueOnce(slowly(['O endereço é de outra página.']))
  const { told, check } = checking(problemsOf)
  check([row('a')])
  check([row('a')])
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(told).toEqual({ a: ['O endereço é de outra página.'] })
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(told).toEqual({ a: [] })
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(problemsOf).toHaveBeenCalledTimes(2)
})
