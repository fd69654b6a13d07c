import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test('single outliers are not growth', () => {
  expect(growth([100, 100, 900, 100, 100, 100, 100, 100, 100, 100, 900, 100])).toBe(0)
})

test('growth is the difference between the last quarter and the first', () => {
  expect(growth([100, 101, 102, 104, 106, 108, 109, 111])).toBeCloseTo(0.099, 3)
  expect(growth([100, 80])).toBeCloseTo(-0.2)
})
