import { describe, expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { safePatch } from './safePatch.ts'

const from = { name: 'Plano Sênior', text: 'Cobertura em todo o país' }
const to = { ...from, name: 'Plano Familiar' }

test('a correct patch is used', () => {
  expect(safePatch(from, to)).toEqual(encodePatch(from, to))
})

describe('the whole value replaces a patch', () => {
  test('that gives another value', () => {
    expect(safePatch(from, to, () => [17, 'Outro', 'name'])).toEqual([0, to])
  })

  test('that the decoder refuses', () => {
    expect(safePatch(from, to, () => [99])).toEqual([0, to])
  })

  test('that could not be encoded', () => {
    const fail = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    expect(safePatch(from, to, fail)).toEqual([0, to])
  })
})
