import { expect, test } from 'vitest'
import { drawQr } from './qr.ts'

test('a longer link has more squares, but at most 124 a side, which phones read from a screen', () => {
  const short = drawQr('https://wa.me/5511')
  const long = drawQr(`https://wa.me/5511?text=${'%C3%A7'.repeat(160)}`)
  expect(long.size).toBeGreaterThan(short.size)
  expect(long.size).toBeLessThan(125)
})
