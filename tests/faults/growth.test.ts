import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test('what stays the same does not grow, whatever happens once', () => {
  expect(growth([100, 100, 900, 100, 100, 100, 100, 100, 100, 100, 900, 100])).toBe(0)
})

test('growth is what the last quarter has more than the first', () => {
  expect(growth([100, 101, 102, 104, 106, 108, 109, 111])).toBeCloseTo(0.099, 3)
  expect(growth([100, 80])).toBeCloseTo(-0.2)
})
