import { expect, test } from 'vitest'
import { drawQr } from './qr.ts'

test('a longer link has more squares, but at most 124 a side, which phones read from a screen', () => {
  const short = drawQr('https://wa.me/5511')
  const long = drawQr(`https://wa.me/5511?text=${'%C3%A7'.repeat(160)}`)
  expect(long.size).toBeGreaterThan(short.size)
  expect(long.size).toBeLessThan(125)
})

test('the quiet zone of four squares stays white', () => {
  const { path, size } = drawQr('https://wa.me/5511')
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
})
