import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test.each([
  ['a3f09c7be1d24f5a8b6c0d9e2f1a4b7c', 'A3F09C'],
  ['6f-1f2f8c-7a51-4d0e', '6F1F2F'],
  ['a0000000-0000-4000-8000-000000000001', 'A00000'],
])('the reference of the key %s is short and has no small letters', (key, reference) => {
  expect(referenceOf(key)).toBe(reference)
})
