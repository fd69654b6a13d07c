import type { StoredDocument } from '@elos/content/parts/stored/document'
import { describe, expect, test } from 'vitest'
import { jumpBetween as between, nextJump } from './jump.ts'

type Claim = StoredDocument | null

const TODAY = '2026-11-23'
const jumpBetween: (...claims: [Claim, Claim]) => ReturnType<typeof between> = (one, other) =>
  between(one, other, TODAY)

const price = (amount?: number): StoredDocument => ({
  _id: 'claim-a',
  _type: 'claim',
  kind: 'price',
  amount,
  qualifier: 'from',
  period: 'month',
})

test.each([
  [150, 225.01],
  [150, 16990],
  [150, 74.99],
  [0, 1],
])('from %d to %d is a jump', (before, after) => {
  expect(jumpBetween(price(before), price(after))).toBeDefined()
})

test.each([
  [150, 225],
  [150, 75],
  [0, 0],
  [150, undefined],
  [undefined, 150],
])('from %s to %s is none', (before, after) => {
  expect(jumpBetween(price(before), price(after))).toBeUndefined()
})

test('a jump has both values as visitors read them', () => {
  expect(jumpBetween(price(150), price(16990))).toEqual({
    before: 'a partir de R$\u00a0150 por mês',
    after: 'a partir de R$\u00a016.990 por mês',
  })
})

test('a first publication, a text and another kind are not compared', () => {
  expect(jumpBetween(null, price(150))).toBeUndefined()
  expect(jumpBetween(price(150), { ...price(1), kind: 'percent' })).toBeUndefined()
  expect(jumpBetween({ ...price(1), kind: 'text' }, { ...price(9), kind: 'text' })).toBeUndefined()
})

describe('a next value', () => {
  const next = (amount: number, validFrom = '2027-01-01') => ({ next: { amount, validFrom } })

  test('that is more than half above or below the value is a jump of its own', () => {
    expect(nextJump({ ...price(150), ...next(170) })).toBeUndefined()
    expect(nextJump(price(150))).toBeUndefined()
    expect(nextJump({ ...price(150), ...next(16990) })).toEqual({
      before: 'a partir de R$\u00a0150 por mês',
      after: 'a partir de R$\u00a016.990 por mês',
    })
  })

  test('is what an edit is compared with once the site shows it', () => {
    const changed = { ...price(150), ...next(300, '2026-01-01') }
    expect(jumpBetween(changed, price(310))).toBeUndefined()
    expect(jumpBetween(changed, price(150))).toBeUndefined()
    expect(jumpBetween(changed, price(149))).toBeDefined()
  })
})
