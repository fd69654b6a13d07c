import { expect, test, vi } from 'vitest'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { CHECK_LIMIT_MS, type Check, checkAll } from './checkAll.ts'

const row = (id: string): DraftRow => ({
  id,
  title: id,
  draft: { _id: `drafts.${id}`, _type: 'author' },
  published: null,
  updatedAt: '',
  changed: [],
  jump: undefined,
  move: undefined,
  requires: [],
})

const never = () => new Promise<string[]>(() => {})

/** Checks drafts, of which those that the map has answer so, and returns what was reported by a moment. */
async function reportedAfter(ms: number, answers: Record<string, () => Promise<string[]>>) {
  vi.useFakeTimers()
  const reported: Record<string, Check> = {}
  const done = checkAll(Object.keys(answers).map(row), {
    problemsOf: ({ id }) => answers[id]?.() ?? never(),
    report: ({ id }, check) => {
      reported[id] = check
    },
    isOver: () => false,
  })
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  return { reported, done }
}

test('a check that never answers, or fails, holds up no other, and is unknown in the end', async () => {
  const sound = async () => []
  const answers = { a: never, b: () => Promise.reject(new Error('offline')), c: sound, d: sound }
  const others = { b: 'unknown', c: [], d: [] }
  expect((await reportedAfter(0, answers)).reported).toEqual(others)
  const { reported, done } = await reportedAfter(CHECK_LIMIT_MS, answers)
  await done
  expect(reported).toEqual({ ...others, a: 'unknown' })
})

test('drafts come to their turn behind any number of checks that never answer', async () => {
  const answers = { a: never, b: never, c: never, d: async () => ['Falta o título.'] }
  expect((await reportedAfter(CHECK_LIMIT_MS, answers)).reported).toEqual({
    a: 'unknown',
    b: 'unknown',
    c: 'unknown',
    d: ['Falta o título.'],
  })
})
