import { expect, test } from 'vitest'
import { Replays } from './replays.ts'
import { MAX_AGE_MS } from './signature.ts'

test('a signature is remembered for as long as it could be valid', () => {
  const replays = new Replays()
  expect(replays.has('a', 0)).toBe(false)
  replays.add('a', 0)
  expect(replays.has('a', 1)).toBe(true)
  expect(replays.has('a', 2 * MAX_AGE_MS - 1)).toBe(true)
  expect(replays.has('b', 1)).toBe(false)
})

test('old signatures are forgotten, and their number is bounded', () => {
  const replays = new Replays()
  replays.add('old', 0)
  for (let n = 0; n < 10_001; n++) replays.add(`s${n}`, 1)
  expect(replays.has('old', 1)).toBe(false)
  expect(replays.has('s10000', 1)).toBe(true)
})
