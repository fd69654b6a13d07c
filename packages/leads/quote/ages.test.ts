import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countAges } from './ages.ts'
import { AGE_BANDS, bandLabel } from './bands.ts'

const sum = (lives: number[]) => lives.reduce((total, count) => total + count, 0)

describe('the ages in a text', () => {
  test.each([
    ['34, 36 e 5', { '00a18': 1, '34a38': 2 }],
    ['34 36 5', { '00a18': 1, '34a38': 2 }],
    ['34/36;5', { '00a18': 1, '34a38': 2 }],
    ['eu tenho 72, ela 68 anos', { '59oumais': 2 }],
    ['40 e um bebê de 20 meses', { '00a18': 1, '39a43': 1 }],
    ['0, 18, 19', { '00a18': 2, '19a23': 1 }],
    ['58 59 120', { '54a58': 1, '59oumais': 2 }],
    ['ainda não sei', {}],
  ])('are counted by band: “%s”', (text, bands) => {
    expect(countAges(text)).toEqual({ bands, ignored: [] })
  })

  test('over 120 are ignored', () => {
    expect(countAges('34, 3436, 121')).toEqual({ bands: { '34a38': 1 }, ignored: ['3436', '121'] })
  })

  test('for which the band is full are ignored', () => {
    const text = Array(101).fill('30').join(' ')
    expect(countAges(text)).toEqual({ bands: { '29a33': 99 }, ignored: ['30', '30'] })
  })

  test('are counted in the band of their label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (age) => {
        const [band] = AGE_BANDS.filter((name) => name in countAges(String(age)).bands)
        const [from = 0, to = 120] = (band ? bandLabel(band) : '').match(/\d+/g)?.map(Number) ?? []
        expect(from <= age && age <= to).toBe(true)
      }),
    )
  })

  test('are each counted or ignored, whatever the text around them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { bands, ignored } = countAges(text)
        const numbers = text.match(/\d+/g)?.length ?? 0
        expect(sum(Object.values(bands)) + ignored.length).toBe(numbers)
      }),
    )
  })
})
