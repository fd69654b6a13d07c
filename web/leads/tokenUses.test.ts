import { expect, test } from 'vitest'
import { LocalTokenUses } from './tokenUses.ts'

test('a token is good for five leads, each as often as it is sent', async () => {
  const uses = new LocalTokenUses()
  for (const lead of ['a', 'b', 'c', 'd', 'e']) expect(await uses.use('t', lead, 0)).toBe(true)
  expect(await uses.use('t', 'f', 1)).toBe(false)
  expect(await uses.use('t', 'a', 1)).toBe(true)
  expect(await uses.use('another', 'f', 1)).toBe(true)
})
