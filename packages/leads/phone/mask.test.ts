import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskPhone } from './mask.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')
const typed = fc.string({ unit: fc.constantFrom(...'0123456789+()- .a') })

describe('the caret', () => {
  test.each([
    ['at the end stays there', '119', 3, '(11) 9', 6],
    ['stays behind the digit that was typed', '(11) 920000-00', 7, '(11) 92000-000', 7],
    ['stays where a digit was deleted', '(11) 000-0000', 5, '(11) 0000-000', 3],
    ['stays in front of the first digit', '1190', 0, '(11) 90', 0],
    [
      'stays behind the same digit when a prefix is removed',
      '+5511900000000',
      6,
      '(11) 90000-0000',
      6,
    ],
    ['stays at the end of a pasted link', 'wa.me/5511900000000?text=1', 26, '(11) 90000-0000', 15],
    ['does not move in a phone that is not changed', '+351 9', 2, '+351 9', 2],
  ])('%s', (_what, input, caret, value, moved) => {
    expect(maskPhone(input, caret)).toEqual({ value, caret: moved })
  })

  test('stays behind the same digit and within the text', () => {
    fc.assert(
      fc.property(typed, fc.nat(), (text, place) => {
        const caret = place % (text.length + 1)
        const masked = maskPhone(text, caret)
        expect(masked.caret).toBeLessThanOrEqual(masked.value.length)
        const after = digitsOf(text.slice(caret))
        const expected = after.slice(-digitsOf(masked.value).length || after.length)
        expect(digitsOf(masked.value.slice(masked.caret))).toBe(expected)
      }),
    )
  })
})
