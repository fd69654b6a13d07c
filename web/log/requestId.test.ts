import { expect, test } from 'vitest'
import { requestIdOf } from './requestId.ts'

test('the id that a proxy gave a request is kept', () => {
  const id = '0f8fad5bd9cb469fa16570867728950e'
  expect(requestIdOf(id)).toBe(id)
})

test.each([null, 'short', 'maria@exemplo.com.br', '"}\n{"level":"error","a":"', 'x'.repeat(65)])(
  'a request with the id %j gets a new one',
  (given) => {
    expect(requestIdOf(given)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  },
)
