import { claimOn } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { expect, test } from 'vitest'
import { promotionOf } from './promote.ts'

const claim: StoredDocument = {
  _id: 'claim-a',
  _type: 'claim',
  kind: 'price',
  amount: 150,
  conditions: 'até 23 anos',
  source: 'Tabela de 2026',
  sourceUrl: 'https://exemplo.com.br/2026',
  asOf: '2026-01-10',
  validUntil: '2026-12-31',
  next: {
    amount: 170,
    source: 'Tabela de 2027',
    validFrom: '2027-01-01',
    validUntil: '2027-12-31',
  },
}

test('the next value takes the place of the value, and what it does not say of itself goes', () => {
  expect(promotionOf(claim, '2027-01-01')).toEqual({
    set: {
      amount: 170,
      source: 'Tabela de 2027',
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
    },
    unset: ['next', 'asOf', 'sourceUrl'],
  })
})

test('the site shows the same before and after', () => {
  const { set, unset = [] } = promotionOf(claim, '2027-01-01') ?? {}
  const left = Object.entries(claim).filter(([name]) => !unset.includes(name))
  const { next: _, ...shown } = claimOn(claim, '2027-01-01')
  const stated = Object.entries(shown).filter(([, value]) => value !== undefined)
  expect({ ...Object.fromEntries(left), ...set }).toEqual(Object.fromEntries(stated))
})

test('nothing is done before the day, and without a next value', () => {
  expect(promotionOf(claim, '2026-12-31')).toBeUndefined()
  expect(promotionOf({ ...claim, next: undefined }, '2027-01-01')).toBeUndefined()
})
