import { describe, expect, test } from 'vitest'
import { claimResult } from '../../fixtures/claim.ts'
import { mapClaim, mapStats } from './map.ts'
import { claimNoteText } from './note.ts'

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
      isAged: false,
    })
  })
})

describe('a claim out of its validity', () => {
  test.each([
    ['price', 'expired', 'sob consulta'],
    ['price', 'upcoming', 'sob consulta'],
    ['percent', 'expired', 'percentual a confirmar'],
    ['percent', 'upcoming', 'percentual a confirmar'],
    ['count', 'expired', 'número a confirmar'],
    ['duration', 'expired', 'prazo a confirmar'],
    ['text', 'expired', 'informação a confirmar'],
  ] as const)('of the kind %s states nothing, and says so: %s', (kind, state, text) => {
    const validity =
      state === 'expired' ? { validUntil: '2025-06-14' } : { validFrom: '2025-06-16' }
    const fields = { kind, text: 'gratuito', conditions: 'até 23 anos', asOf: '2025-05-01' }
    const raw = claimResult({ ...fields, ...validity })
    expect(mapClaim(raw, now)).toEqual({
      id: raw._id,
      kind,
      state,
      text,
      amountText: text,
      compactText: text,
      amount: null,
    })
  })
})

describe('a price without a last day', () => {
  test.each([
    ['2024-06-16', {}, false],
    ['2024-06-15', {}, true],
    ['2020-01-01', { validUntil: '2025-06-15' }, false],
    ['2020-01-01', { kind: 'percent' as const }, false],
  ])('that was checked on %s, with %j, is to be confirmed: %s', (asOf, fields, isAged) => {
    const claim = mapClaim(claimResult({ asOf, ...fields }), now)
    expect(claim?.isAged).toBe(isAged)
    expect(claim && claimNoteText(claim).includes('confirme o valor atual')).toBe(isAged)
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
    ['without a kind', { kind: null }, 'sob consulta'],
    ['of an unknown kind', { kind: JSON.parse('"weight"') }, 'sob consulta'],
    ['without an amount', { amount: null }, 'sob consulta'],
    ['of words, without words', { kind: 'text' as const }, 'informação a confirmar'],
  ])('%s states nothing', (_, fields, text) => {
    expect(mapClaim(claimResult(fields), now)).toMatchObject({ text, amount: null })
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
  test('leave out figures whose claim is missing or over', () => {
    const stats = mapStats(
      [
        { label: 'anos', claim: null },
        { label: 'de desconto', claim: claimResult({ kind: 'percent', validUntil: '2025-06-14' }) },
        { label: null, claim: claimResult() },
      ],
      now,
    )
    expect(stats).toEqual([{ label: '', claim: mapClaim(claimResult(), now) }])
  })
})
