import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTED_AGES, UNCERTAIN_AGES } from '../testing/ages.ts'
import { countAges } from './ages.ts'
import { AGE_BANDS, bandLabel, type Lives } from './bands.ts'
import { peopleOf } from './people.ts'
import { QUESTIONS } from './questions.ts'

const sum = (lives: Lives = {}) => Object.values(lives).reduce((total, count) => total + count, 0)

describe('the ages in a text', () => {
  test.each(COUNTED_AGES)('of a family are counted: “%s”', (text, ages) => {
    expect(peopleOf(text)).toEqual(ages)
  })

  test.each(UNCERTAIN_AGES)('are not counted where that is not certain: “%s”', (text) => {
    expect(countAges(text)).toBeUndefined()
  })

  test.each(['xyz', 'R$', 'talvez', 'até', '1990', '?', 'grávida', '%'])(
    'are not counted beside “%s”, which is unknown',
    (word) => {
      for (const [text] of COUNTED_AGES) {
        expect(countAges(`${text} ${word}`)).toBeUndefined()
        expect(countAges(`${word} ${text}`)).toBeUndefined()
      }
    },
  )

  test('have a number each, unless a number says how many people are of one age', () => {
    const word = fc.oneof(
      fc.integer({ min: 0, max: 130 }).map(String),
      fc.constantFrom(...'e|,|anos|meses|eu|esposa|filho|(|)|a|-|/|mais'.split('|')),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const numbers = words.filter((each) => /\d/.test(each)).length
        const certain = countAges(words.join(' '))
        expect(sum(certain)).toBeLessThanOrEqual(numbers)
      }),
    )
  })

  test('are nobody in an empty text, and are read from any text without a failure', () => {
    expect(countAges(' ')).toEqual({})
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void countAges(text)))
  })

  test('are counted in the band of their label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (age) => {
        const bands = countAges(String(age)) ?? {}
        const [band] = AGE_BANDS.filter((name) => name in bands)
        const [from = 0, to = 120] = (band ? bandLabel(band) : '').match(/\d+/g)?.map(Number) ?? []
        expect(from <= age && age <= to).toBe(true)
      }),
    )
  })

  test('are not counted where a band has more people than its field takes', () => {
    expect(countAges(Array(99).fill('5').join(' '))).toEqual({ '00a18': 99 })
    expect(countAges(Array(100).fill('5').join(' '))).toBeUndefined()
  })

  test('are not counted in a text that is longer than the form takes', () => {
    const { max } = QUESTIONS.faixaEtaria
    expect(countAges('30'.padEnd(max))).toEqual({ '29a33': 1 })
    expect(countAges('30'.padEnd(max + 1))).toBeUndefined()
  })
})
