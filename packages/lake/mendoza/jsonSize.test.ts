import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShorterThan, jsonSize } from './jsonSize.ts'
import { json } from './testing/json.ts'

test('a value is shorter than exactly the sizes above its own', () => {
  fc.assert(
    fc.property(json, fc.nat(3), (value, more) => {
      const size = JSON.stringify(value).length
      expect(isShorterThan(size + 1 + more, value)).toBe(true)
      expect(isShorterThan(size - more, value)).toBe(false)
    }),
  )
})

test('undefined fields have no size; undefined elements have the size of null', () => {
  const value = { a: undefined, b: [undefined] }
  expect(jsonSize(undefined)).toBe('null'.length)
  expect(isShorterThan('{"b":[null]}'.length + 1, value)).toBe(true)
  expect(isShorterThan('{"b":[null]}'.length, value)).toBe(false)
})
