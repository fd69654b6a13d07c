import { describe, expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'
import { safePatch } from './safePatch.ts'

const from = { name: 'Plano Sênior', text: 'Cobertura em todo o país' }
const to = { ...from, name: 'Plano Familiar' }

test('a patch that leads to the value is kept', () => {
  expect(safePatch(from, to)).toEqual(encodePatch(from, to))
})

describe('the whole value is sent instead of a patch', () => {
  test('that leads elsewhere', () => {
    expect(safePatch(from, to, () => [17, 'Outro', 'name'])).toEqual([0, to])
  })

  test('the decoder refuses', () => {
    expect(safePatch(from, to, () => [99])).toEqual([0, to])
  })

  test('that could not be encoded', () => {
    const fail = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    expect(safePatch(from, to, fail)).toEqual([0, to])
  })
})
