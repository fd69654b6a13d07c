import { expect, test } from 'vitest'
import { requestIdOf } from './requestId.ts'

test.each(['0f8fad5bd9cb469fa16570867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'the id %s of a proxy is kept',
  (id) => {
    expect(requestIdOf(id)).toBe(id)
  },
)

test.each([
  undefined,
  null,
  '',
  'short',
  'maria@exemplo.com.br',
  'a b c d e f g h i j k l',
  '"}\n{"level":"error","a":"',
  'x'.repeat(65),
  ['0f8fad5bd9cb469fa16570867728950e', '1f8fad5bd9cb469fa16570867728950e'],
])('a request with the id %j gets a new one', (given) => {
  expect(requestIdOf(given)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})
