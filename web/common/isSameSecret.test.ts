import { expect, test } from 'vitest'
import { isSameSecret } from './isSameSecret.ts'

test('a secret is only the same as itself', () => {
  expect(isSameSecret('senha ç', 'senha ç')).toBe(true)
  for (const other of ['', 'senha', 'senha c', 'senha çç']) {
    expect(isSameSecret(other, 'senha ç'), other).toBe(false)
  }
})
