import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWholeNumber } from './whole.ts'

describe('a whole number is read as Brazilians write it', () => {
  test.each<[string, number]>([
    ['0', 0],
    ['12', 12],
    ['007', 7],
    ['1000', 1000],
    ['1.000', 1000],
    ['12.000', 12_000],
    ['1.234.567', 1_234_567],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u2009000', 1000],
    ['1\u202f000', 1000],
    [' 12\n', 12],
    ['1\u200b000', 1000],
    ['\u200e12', 12],
  ])('%j is %d', (typed, number) => {
    expect(readWholeNumber(typed)).toBe(number)
  })

  test('is the number that was written, however its groups are set apart', () => {
    const numbers = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(numbers, fc.constantFrom('', '.', ' ', '\u00a0', '\u202f'), (number, mark) => {
        const written = number.toLocaleString('pt-BR').replaceAll('.', mark)
        expect(readWholeNumber(written)).toBe(number)
      }),
    )
  })
})

describe('a text with two readings, or none, is no whole number', () => {
  test.each([
    ...['1,5', '1,0', '1,000', '1.000,00'],
    ...['1.5', '1.50', '1.0000', '1.00.000', '0.500', '1000.000', '1.000 000', '1.', '.5', '1 5'],
    ...['1e3', '0x10', '0b1', '-1', '−1', '+5', '1_000', "1'000", 'Infinity', 'NaN'],
    ...['dez', '12 pessoas', 'R$ 10', '10%', '1/2', '½', '1²', '①', '１２', '١٢', '', ' '],
    ...['9007199254740993', '9'.repeat(400)],
  ])('%j', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined()
  })
})
