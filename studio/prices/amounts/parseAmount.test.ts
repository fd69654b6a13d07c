import { formatAmount, type MeasuredKind } from '@elos/content/parts/claim/format'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount, writeAmount } from './parseAmount.ts'

describe('an amount is read as Brazilians write it', () => {
  test.each<[string, number]>([
    ['169,90', 169.9],
    ['169,9', 169.9],
    ['0,5', 0.5],
    ['150', 150],
    ['1.500', 1500],
    ['1.500,00', 1500],
    ['16.990', 16990],
    ['1.000.000', 1_000_000],
    ['1 500', 1500],
    ['1\u00a0500,50', 1500.5],
    ['R$ 169,90', 169.9],
    ['R$\u00a0169,90', 169.9],
    ['  R$  1.500  ', 1500],
  ])('%j is %d', (typed, amount) => {
    expect(parseAmount(typed, 'price')).toEqual({ amount })
  })

  test.each<[string, MeasuredKind, number]>([
    ['85%', 'percent', 85],
    ['2,5 %', 'percent', 2.5],
    ['37.000', 'count', 37000],
    ['180', 'duration', 180],
    ['37 mil', 'count', 37_000],
    ['mil', 'count', 1000],
    ['um milhão', 'count', 1_000_000],
    ['R$\u00a01,5\u00a0milhão', 'price', 1_500_000],
    ['2,01 Milhoes', 'count', 2_010_000],
    ['1.500 milhões', 'count', 1_500_000_000],
  ])('%j of kind %s is %d', (typed, kind, amount) => {
    expect(parseAmount(typed, kind)).toEqual({ amount })
  })

  test('an empty field has no amount', () => {
    expect(parseAmount('', 'price')).toEqual({ amount: undefined })
    expect(parseAmount('  ', 'price')).toEqual({ amount: undefined })
  })
})

describe('what is ambiguous or no number is refused, and the message says what to write', () => {
  const UNCLEAR = 'Escreva com ponto nos milhares e vírgula nos centavos: 1.500,00.'

  test.each<[string, string]>([
    ['169.90', '“169.90” pode ser 169,90 ou 16.990. Escreva de uma dessas duas formas.'],
    ['1,500', 'Depois da vírgula vão até duas casas. Se “1,500” são milhares, escreva 1.500.'],
    ['0,905', 'Depois da vírgula vão até duas casas decimais.'],
    ['169,', 'Faltam algarismos no fim do número.'],
    ['-5', 'O valor não pode ser negativo.'],
    ['duzentos', 'Escreva só o número, em algarismos. Exemplo: 169,90 ou 1.500.'],
    ['1e3', 'Escreva só o número, em algarismos. Exemplo: 169,90 ou 1.500.'],
    ['10%', 'Escreva só o número, em algarismos. Exemplo: 169,90 ou 1.500.'],
    ['1.5 milhão', '“1.5” pode ser 1,5 ou 15. Escreva de uma dessas duas formas.'],
    ['200 contos', 'Escreva só o número, em algarismos. Exemplo: 169,90 ou 1.500.'],
    ['1,500.00', UNCLEAR],
    ['0.500', UNCLEAR],
    ['15.00,00', UNCLEAR],
    ['1 500.000', UNCLEAR],
    [',5', UNCLEAR],
    ['R$', UNCLEAR],
  ])('%j', (typed, problem) => {
    expect(parseAmount(typed, 'price')).toEqual({ problem })
  })

  test.each<[MeasuredKind, string]>([
    ['percent', '85 ou 2,5'],
    ['count', '850 ou 37.000'],
    ['duration', '24 ou 180'],
  ])('R$ before a %s', (kind, example) => {
    expect(parseAmount('R$ 10', kind)).toEqual({
      problem: `Escreva só o número, em algarismos. Exemplo: ${example}.`,
    })
  })
})

test.each<[string, number, MeasuredKind]>([
  ['169,90', 169.9, 'price'],
  ['1.500', 1500, 'price'],
  ['1.000.000,05', 1_000_000.05, 'price'],
  ['2,5', 2.5, 'percent'],
  ['37.000', 37000, 'count'],
])('an amount stands as %s in its field, and is read back as the same', (written, amount, kind) => {
  expect(writeAmount(amount, kind)).toBe(written)
  expect(parseAmount(written, kind)).toEqual({ amount })
})

test('an amount is read back as the same from the way in which the site writes it', () => {
  const hundredths = fc.integer({ min: 0, max: 1e12 }).map((amount) => amount / 100)
  const round = fc
    .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1e3, 1e4, 1e5, 1e6, 1e9))
    .map(([digits, size]) => digits * size)
  const kinds = fc.constantFrom<MeasuredKind[]>('price', 'percent', 'count', 'duration')
  fc.assert(
    fc.property(fc.oneof(hundredths, round), kinds, (amount, kind) => {
      const written = formatAmount({ kind, amount })
      expect(parseAmount(written, kind), written).toEqual({ amount })
    }),
  )
})
