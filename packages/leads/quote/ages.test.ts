import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTED_AGES, UNCERTAIN_AGES } from '../testing/ages.ts'
import { countAges } from './ages.ts'
import { AGE_BANDS, bandLabel, type Lives } from './bands.ts'
import { peopleOf } from './people.ts'
import { QUESTIONS } from './questions.ts'

const sum = (lives: Lives = {}) => Object.values(lives).reduce((total, count) => total + count, 0)

const years = fc.integer({ min: 18, max: 99 })
/** Some people of a family, as they are written, with their ages. */
const members = fc.oneof(
  fc
    .tuple(fc.constantFrom('eu', 'minha esposa', 'marido', 'pai', 'Mãe', 'adulto'), years)
    .map(([who, age]) => ({ text: `${who} ${age}`, ages: [age] })),
  fc.tuple(fc.integer({ min: 2, max: 9 }), years).map(([count, age]) => ({
    text: `${count} adultos de ${age}`,
    ages: Array<number>(count).fill(age),
  })),
  fc
    .tuple(years, years)
    .map(([one, other]) => ({ text: `casal de ${one} e ${other}`, ages: [one, other] })),
  fc
    .tuple(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 11 }))
    .map(([age, months]) => ({ text: `filho de ${age} anos e ${months} meses`, ages: [age] })),
  fc.integer({ min: 1, max: 11 }).map((months) => ({ text: `bebê de ${months} meses`, ages: [0] })),
)
const families = fc.array(members, { minLength: 1, maxLength: 5 }).map((all) => ({
  text: all.map(({ text }) => text).join(', '),
  ages: all.flatMap(({ ages }) => ages),
}))

describe('the ages in a text', () => {
  test.each(COUNTED_AGES)('of a family are counted: “%s”', (text, ages) => {
    expect(peopleOf(text)).toEqual(ages)
  })

  test.each(UNCERTAIN_AGES)('are not counted where that is not certain: “%s”', (text) => {
    expect(countAges(text)).toBeUndefined()
  })

  test('are those of each person, in every mix of people', () => {
    fc.assert(
      fc.property(families, ({ text, ages }) => {
        expect(peopleOf(text), text).toEqual(ages)
      }),
    )
  })

  test('are not counted beside a word that is unknown', () => {
    const unknown = fc.constantFrom('xyz', 'R$', 'talvez', 'até', '1990', '?', 'grávida', '%')
    fc.assert(
      fc.property(families, unknown, ({ text }, word) => {
        expect(countAges(`${text} ${word}`)).toBeUndefined()
        expect(countAges(`${word} ${text}`)).toBeUndefined()
      }),
    )
  })

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
