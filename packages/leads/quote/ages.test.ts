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

  const now = new Date('2026-11-29T12:00:00Z')
  const STAFF = Array.from({ length: 45 }, (_, index) => 18 + index)

  test.each([
    ['lines', STAFF.join('\n')],
    ['lines of Windows, with their unit', STAFF.map((age) => `${age} anos`).join('\r\n')],
    ['cells of a row', STAFF.join('\t')],
    ['semicolons', STAFF.join('; ')],
    ['quotation marks', STAFF.map((age) => `"${age}"`).join(';')],
    ['bullets', STAFF.map((age) => `• ${age}`).join('\n')],
    ['a title', `Idade\n${STAFF.join('\n')}\n`],
    ['dates of birth', STAFF.map((age) => `28/11/${2026 - age}`).join('\n')],
    [
      'a title of dates',
      `Data de nascimento\n${STAFF.map((age) => `01.2.${2026 - age}`).join('\t')}`,
    ],
  ])('of the 45 people of a company, pasted as %s, are counted', (_, text) => {
    const counted = countAges(text, now)
    expect(counted).toEqual(countAges(STAFF.join(', ')))
    expect(sum(counted)).toBe(45)
  })

  test('at a date of birth are those of the day', () => {
    expect(countAges('29/11/2007', now)).toEqual({ '19a23': 1 })
    expect(countAges('30/11/2007', now)).toEqual({ '00a18': 1 })
  })

  test('are not counted where a band has more people than its field takes', () => {
    expect(countAges(Array(99).fill('5').join(' '))).toEqual({ '00a18': 99 })
    expect(countAges(Array(100).fill('5').join(' '))).toBeUndefined()
  })

  test('are not counted in a text that may be longer than the form takes', () => {
    const { max } = QUESTIONS.faixaEtaria
    expect(countAges('30'.padEnd(max - 1))).toEqual({ '29a33': 1 })
    expect(countAges('30'.padEnd(max))).toBeUndefined()
  })
})
