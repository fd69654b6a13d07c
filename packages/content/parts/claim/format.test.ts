import { describe, expect, test } from 'vitest'
import { formatAmount, formatCompact, formatSentence, type Measure } from './format.ts'

const years = { singular: 'ano', plural: 'anos' }
const businessDays = { singular: 'dia útil', plural: 'dias úteis' }

/** Writes the no-break space of Intl as a plain one, to keep expectations readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const people = { singular: 'beneficiário', plural: 'beneficiários' }
const hours = { singular: 'hora', plural: 'horas' }

describe('a claim in a sentence, and as a large figure', () => {
  test.each<[inSentence: string, asFigure: string, Measure]>([
    [
      'a partir de R$ 200 por mês',
      'a partir de R$ 200',
      { kind: 'price', amount: 200, qualifier: 'from', period: 'month' },
    ],
    ['R$ 1.200,50 por ano', 'R$ 1.200,50', { kind: 'price', amount: 1200.5, period: 'year' }],
    ['R$ 999.000', 'R$ 999.000', { kind: 'price', amount: 999_000 }],
    ['R$ 1 milhão', 'R$ 1 milhão', { kind: 'price', amount: 1_000_000 }],
    ['R$ 1,5 milhão', 'R$ 1,5 milhão', { kind: 'price', amount: 1_500_000 }],
    ['R$ 1.500.000,50', 'R$ 1.500.000,50', { kind: 'price', amount: 1_500_000.5 }],
    ['R$ 1.234.567', 'R$ 1.234.567', { kind: 'price', amount: 1_234_567 }],
    ['R$ 2 milhões', 'R$ 2 milhões', { kind: 'price', amount: 2_000_000 }],
    ['até 250%', 'até 250%', { kind: 'percent', amount: 250, qualifier: 'upTo' }],
    ['2,5%', '2,5%', { kind: 'percent', amount: 2.5 }],
    ['1 dia útil', '1 dia útil', { kind: 'duration', amount: 1, unit: businessDays }],
    ['10 dias úteis', '10 dias úteis', { kind: 'duration', amount: 10, unit: businessDays }],
    ['24 horas', '24 horas', { kind: 'duration', amount: 24, unit: hours }],
    [
      'mais de 15 anos',
      '15+',
      { kind: 'duration', amount: 15, qualifier: 'moreThan', unit: years },
    ],
    ['mais de 5 mil', '5K+', { kind: 'count', amount: 5000, qualifier: 'moreThan' }],
    ['mais de 50', '50+', { kind: 'count', amount: 50, qualifier: 'moreThan' }],
    ['a partir de 5', 'a partir de 5', { kind: 'count', amount: 5, qualifier: 'from' }],
    [
      'mais de 37 mil beneficiários',
      '37 mil+',
      { kind: 'count', amount: 37_000, qualifier: 'moreThan', unit: people },
    ],
    [
      'até um milhão de beneficiários',
      'até 1 milhão',
      { kind: 'count', amount: 1_000_000, qualifier: 'upTo', unit: people },
    ],
    ['um milhão', '1 milhão', { kind: 'count', amount: 1_000_000 }],
  ])('reads "%s", and "%s"', (inSentence, asFigure, measure) => {
    expect(plain(formatSentence(measure))).toBe(inSentence)
    expect(plain(formatCompact(measure))).toBe(asFigure)
  })

  test('has no-break spaces between R$, the number and its word', () => {
    expect(formatSentence({ kind: 'price', amount: 200 })).toBe('R$\u00a0200')
    expect(formatSentence({ kind: 'price', amount: 2e6 })).toBe('R$\u00a02\u00a0milhões')
  })
})

describe('a count on each side of every border between two forms', () => {
  test.each<[number, string, string]>([
    [0, '0 beneficiário', '0'],
    [1, '1 beneficiário', '1'],
    [2, '2 beneficiários', '2'],
    [999, '999 beneficiários', '999'],
    [1000, 'mil beneficiários', '1 mil'],
    [999_000, '999 mil beneficiários', '999 mil'],
    [999_999, '999.999 beneficiários', '999.999'],
    [1300, '1.300 beneficiários', '1.300'],
    [1_000_000, 'um milhão de beneficiários', '1 milhão'],
    [1_000_001, '1.000.001 beneficiários', '1.000.001'],
    [1_250_000, '1,25 milhão de beneficiários', '1,25 milhão'],
    [1_234_000, '1.234.000 beneficiários', '1.234.000'],
    [1_500_000, '1,5 milhão de beneficiários', '1,5 milhão'],
    [1_990_000, '1,99 milhão de beneficiários', '1,99 milhão'],
    [2_000_000, '2 milhões de beneficiários', '2 milhões'],
    [2_500_000, '2,5 milhões de beneficiários', '2,5 milhões'],
    [1_000_000_000, 'um bilhão de beneficiários', '1 bilhão'],
    [1_500_000_000, '1,5 bilhão de beneficiários', '1,5 bilhão'],
    [1_999_000_000, '1.999.000.000 beneficiários', '1.999.000.000'],
    [2_000_000_000, '2 bilhões de beneficiários', '2 bilhões'],
    [1_000_000_000_000, 'um trilhão de beneficiários', '1 trilhão'],
  ])('%d is "%s", and "%s" beside a caption', (amount, inSentence, asFigure) => {
    expect(formatAmount({ kind: 'count', amount, unit: people })).toBe(inSentence)
    expect(formatCompact({ kind: 'count', amount, unit: people })).toBe(asFigure)
  })
})
