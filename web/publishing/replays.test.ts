import { expect, test } from 'vitest'
import { LocalReplays } from './replays.ts'
import { MAX_AGE_MS } from './signature.ts'

test('a signature is accepted once for as long as it could be valid', async () => {
  const replays = new LocalReplays()
  expect(await replays.accept('a', 0)).toBe(true)
  expect(await replays.accept('a', 1)).toBe(false)
  expect(await replays.accept('a', 2 * MAX_AGE_MS - 1)).toBe(false)
  expect(await replays.accept('b', 1)).toBe(true)
})

test('of two calls at once with one signature, one is accepted', async () => {
  const replays = new LocalReplays()
  expect(await Promise.all([replays.accept('a', 0), replays.accept('a', 0)])).toEqual([true, false])
})

test('old signatures are forgotten, and their number is bounded', async () => {
  const replays = new LocalReplays()
  await replays.accept('old', 0)
  for (let n = 0; n < 10_001; n++) await replays.accept(`s${n}`, 1)
  expect(await replays.accept('s10000', 1)).toBe(false)
  expect(await replays.accept('old', 1)).toBe(true)
})
