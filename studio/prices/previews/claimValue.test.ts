import { expect, test } from 'vitest'
import { bareValue, type ClaimParts, claimValue } from './claimValue.ts'

test.each<[string, ClaimParts]>([
  ['R$\u00a0200', { kind: 'price', amount: 200 }],
  ['R$\u00a050.000', { kind: 'price', amount: 50_000 }],
  ['R$\u00a019,90 por ano', { kind: 'price', amount: 19.9, period: 'year' }],
  ['até 85%', { kind: 'percent', amount: 85, qualifier: 'upTo' }],
  [
    'mais de 37 mil prestadores',
    {
      kind: 'count',
      amount: 37_000,
      qualifier: 'moreThan',
      singular: 'prestador',
      plural: 'prestadores',
    },
  ],
  ['1 dia', { kind: 'duration', amount: 1, singular: 'dia', plural: 'dias' }],
  ['gratuito', { kind: 'text', text: 'gratuito' }],
  ['Sem valor', { kind: 'price' }],
  ['Sem valor', { kind: 'text' }],
  ['Sem valor', {}],
])('a value is written “%s”', (value, claim) => {
  expect(claimValue(claim)).toBe(value)
})

test.each<[string, ClaimParts]>([
  ['R$\u00a0200', { kind: 'price', amount: 200, qualifier: 'from', period: 'month' }],
  ['85%', { kind: 'percent', amount: 85, qualifier: 'upTo' }],
  ['gratuito', { kind: 'text', text: 'gratuito' }],
  ['Sem valor', { kind: 'price' }],
])('a value without the words around it is written “%s”', (value, claim) => {
  expect(bareValue(claim)).toBe(value)
})
