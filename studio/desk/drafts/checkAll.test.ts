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

/** Checks drafts, of which those that the map has answer so, and returns what was emitted by a moment. */
async function emittedAfter(ms: number, answers: Record<string, () => Promise<string[]>>) {
  vi.useFakeTimers()
  const emitted: Record<string, Check> = {}
  const rows = Object.keys(answers).map(row)
  checkAll(rows, ({ id }) => answers[id]?.() ?? never()).subscribe(({ row: { id }, check }) => {
    emitted[id] = check
  })
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  return emitted
}

test('a check that never answers, or fails, holds up no other, and is unknown in the end', async () => {
  const sound = async () => []
  const answers = { a: never, b: () => Promise.reject(new Error('offline')), c: sound, d: sound }
  const others = { b: 'unknown', c: [], d: [] }
  expect(await emittedAfter(0, answers)).toEqual(others)
  expect(await emittedAfter(CHECK_LIMIT_MS, answers)).toEqual({ ...others, a: 'unknown' })
})

test('drafts come to their turn behind any number of checks that never answer', async () => {
  const answers = { a: never, b: never, c: never, d: async () => ['Falta o título.'] }
  expect(await emittedAfter(CHECK_LIMIT_MS, answers)).toEqual({
    a: 'unknown',
    b: 'unknown',
    c: 'unknown',
    d: ['Falta o título.'],
  })
})
