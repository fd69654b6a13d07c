import { expect, test } from 'vitest'
import { MAX_AGE_MS, Replays } from './replays.ts'

test('a signature is accepted once for as long as it could be valid', () => {
  const replays = new Replays()
  expect(replays.accept('a', 0)).toBe(true)
  expect(replays.accept('a', 1)).toBe(false)
  expect(replays.accept('a', 2 * MAX_AGE_MS - 1)).toBe(false)
  expect(replays.accept('b', 1)).toBe(true)
})

test('old signatures are forgotten, and their number is bounded', () => {
  const replays = new Replays()
  replays.accept('old', 0)
  for (let n = 0; n < 10_001; n++) replays.accept(`s${n}`, 1)
  expect(replays.accept('s10000', 1)).toBe(false)
  expect(replays.accept('old', 1)).toBe(true)
})
