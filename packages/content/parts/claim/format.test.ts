import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatCompact, formatSentence, type Measure } from './format.ts'

const years = { singular: 'ano', plural: 'anos' }
const businessDays = { singular: 'dia útil', plural: 'dias úteis' }
const providers = { singular: 'prestador', plural: 'prestadores' }

/** Writes the no-break space of Intl as a plain one, to keep expectations readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a claim in a sentence', () => {
  test.each<[string, Measure]>([
    [
      'a partir de R$ 200 por mês',
      { kind: 'price', amount: 200, qualifier: 'from', period: 'month' },
    ],
    ['R$ 1.200,50 por ano', { kind: 'price', amount: 1200.5, period: 'year' }],
    ['a partir de R$ 50.000', { kind: 'price', amount: 50000, qualifier: 'from' }],
    ['até 85%', { kind: 'percent', amount: 85, qualifier: 'upTo' }],
    ['até 250%', { kind: 'percent', amount: 250, qualifier: 'upTo' }],
    ['2,5%', { kind: 'percent', amount: 2.5 }],
    [
      'mais de 37 mil prestadores',
      { kind: 'count', amount: 37000, qualifier: 'moreThan', unit: providers },
    ],
    [
      'mais de 1.300 prestadores',
      { kind: 'count', amount: 1300, qualifier: 'moreThan', unit: providers },
    ],
    ['1.000.000', { kind: 'count', amount: 1_000_000 }],
    ['2 anos', { kind: 'duration', amount: 2, unit: years }],
    ['mais de 125 anos', { kind: 'duration', amount: 125, qualifier: 'moreThan', unit: years }],
    ['10 dias úteis', { kind: 'duration', amount: 10, unit: businessDays }],
    ['1 dia útil', { kind: 'duration', amount: 1, unit: businessDays }],
  ])('reads "%s"', (expected, measure) => {
    expect(plain(formatSentence(measure))).toBe(expected)
  })

  test('has a no-break space between R$ and the number', () => {
    expect(formatSentence({ kind: 'price', amount: 200 })).toBe('R$\u00a0200')
  })
})

describe('a claim as a large figure', () => {
  test.each<[string, Measure]>([
    ['15+', { kind: 'duration', amount: 15, qualifier: 'moreThan', unit: years }],
    ['5K+', { kind: 'count', amount: 5000, qualifier: 'moreThan' }],
    ['37 mil+', { kind: 'count', amount: 37000, qualifier: 'moreThan', unit: providers }],
    ['1.300+', { kind: 'count', amount: 1300, qualifier: 'moreThan' }],
    ['50+', { kind: 'count', amount: 50, qualifier: 'moreThan' }],
    ['100%', { kind: 'percent', amount: 100 }],
    ['até 250%', { kind: 'percent', amount: 250, qualifier: 'upTo' }],
    ['R$ 200', { kind: 'price', amount: 200, period: 'month' }],
    ['a partir de R$ 50.000', { kind: 'price', amount: 50000, qualifier: 'from' }],
    ['a partir de 5', { kind: 'count', amount: 5, qualifier: 'from' }],
    ['24 horas', { kind: 'duration', amount: 24, unit: { singular: 'hora', plural: 'horas' } }],
  ])('reads "%s"', (expected, measure) => {
    expect(plain(formatCompact(measure))).toBe(expected)
  })
})

describe('every measure', () => {
  const measures = fc.record<Measure>({
    kind: fc.constantFrom('price', 'percent', 'count', 'duration'),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    unit: fc.constantFrom(undefined, years),
    qualifier: fc.constantFrom(undefined, 'from', 'upTo', 'moreThan'),
    period: fc.constantFrom(undefined, 'month', 'year'),
  })

  test('has its amount in its sentence', () => {
    fc.assert(
      fc.property(measures, (measure) => {
        expect(formatSentence(measure)).toContain(formatAmount(measure))
      }),
    )
  })

  test('can be read back from its amount', () => {
    fc.assert(
      fc.property(measures, (measure) => {
        const written = formatAmount(measure)
        const digits = Number(written.replace(/\D/g, ''))
        expect(written.includes('mil') ? digits * 1000 : digits).toBe(measure.amount)
      }),
    )
  })

  test('shows cents only where there are any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        const written = formatAmount({ kind: 'price', amount: cents / 100 })
        expect(/,\d\d$/.test(written)).toBe(cents % 100 !== 0)
      }),
    )
  })
})
