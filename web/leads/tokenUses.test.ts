import { expect, test } from 'vitest'
import { TokenUses } from './tokenUses.ts'

test('a token is good for five leads, each as often as it is sent', () => {
  const uses = new TokenUses()
  for (const lead of ['a', 'b', 'c', 'd', 'e']) expect(uses.use('t', lead, 0)).toBe(true)
  expect(uses.use('t', 'f', 1)).toBe(false)
  expect(uses.use('t', 'a', 1)).toBe(true)
  expect(uses.use('another', 'f', 1)).toBe(true)
})
