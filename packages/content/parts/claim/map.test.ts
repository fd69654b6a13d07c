import { describe, expect, test } from 'vitest'
import { claimResult } from '../../fixtures/claim.ts'
import { mapClaim, mapStats } from './map.ts'

const now = new Date('2025-06-15T12:00:00Z')

describe('a current price', () => {
  test('has its parts, conditions, source and dates', () => {
    const raw = claimResult({
      conditions: 'até 23 anos, em enfermaria',
      source: 'Tabela da operadora',
      sourceUrl: 'https://exemplo.com.br/tabela',
      asOf: '2025-05-01',
      validUntil: '2025-12-31',
    })
    expect(mapClaim(raw, now)).toEqual({
      id: 'claim-bradesco-preco',
      kind: 'price',
      measure: 'Preço por mês',
      state: 'current',
      text: 'a partir de R$\u00a0200 por mês',
      amountText: 'R$\u00a0200',
      compactText: 'a partir de R$\u00a0200',
      qualifier: 'from',
      qualifierText: 'a partir de',
      period: 'month',
      periodText: 'por mês',
      amount: 200,
      conditions: 'até 23 anos, em enfermaria',
      source: { name: 'Tabela da operadora', url: 'https://exemplo.com.br/tabela' },
      asOf: '2025-05-01',
      validUntil: '2025-12-31',
    })
  })
})

describe('a price out of its validity', () => {
  test.each([
    ['expired', { validUntil: '2025-06-14' }],
    ['upcoming', { validFrom: '2025-06-16' }],
  ])("is 'sob consulta' in each of its texts: %s", (state, validity) => {
    const raw = claimResult({ conditions: 'até 23 anos', asOf: '2025-05-01', ...validity })
    expect(mapClaim(raw, now)).toEqual({
      id: raw._id,
      kind: 'price',
      state,
      text: 'sob consulta',
      amountText: 'sob consulta',
      compactText: 'sob consulta',
      amount: null,
    })
  })
})

describe('other claims out of their validity', () => {
  test('keep their texts and are marked as expired', () => {
    const claim = mapClaim(
      claimResult({ kind: 'percent', amount: 25, validUntil: '2025-01-01' }),
      now,
    )
    expect(claim).toMatchObject({ state: 'expired', amountText: '25%', amount: 25 })
  })
})

describe('a claim in words', () => {
  test('has the words as each of its texts', () => {
    const claim = mapClaim(claimResult({ kind: 'text', text: 'gratuito', amount: null }), now)
    expect(claim).toMatchObject({
      text: 'gratuito',
      amountText: 'gratuito',
      compactText: 'gratuito',
      amount: null,
    })
    expect(claim?.qualifierText).toBeUndefined()
  })
})

describe('an incomplete claim', () => {
  test.each([
    ['without a kind', { kind: null }],
    ['of an unknown kind', { kind: JSON.parse('"weight"') }],
    ['without an amount', { amount: null }],
    ['of words, without words', { kind: 'text' }],
  ])('%s reads "sob consulta"', (_, fields) => {
    expect(mapClaim(claimResult(fields), now)).toMatchObject({ text: 'sob consulta', amount: null })
  })

  test('uses the only form of its unit for both', () => {
    const raw = claimResult({
      kind: 'duration',
      amount: 2,
      qualifier: null,
      unit: { singular: null, plural: 'anos' },
    })
    expect(mapClaim(raw, now)?.text).toBe('2 anos')
  })
})

describe('stats', () => {
  test('leave out figures whose claim is missing', () => {
    const stats = mapStats(
      [
        { label: 'anos', claim: null },
        { label: null, claim: claimResult() },
      ],
      now,
    )
    expect(stats).toEqual([{ label: '', claim: mapClaim(claimResult(), now) }])
  })
})
