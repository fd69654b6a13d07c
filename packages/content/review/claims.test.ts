import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../parts/stored/document.ts'
import { found, price, TODAY } from '../testing/review.ts'
import type { ReviewRule } from './type.ts'

const next = { amount: 220, validFrom: '2026-03-20', validUntil: '2999-12-31' }

/** A rule, the path of a value, fields of a price by which it breaks the rule there, and others by which it does not. */
const CASES: [ReviewRule, path: string, broken: object, sound: object][] = [
  ['claimExpired', 'validUntil', { validUntil: '2026-03-09' }, { validUntil: TODAY }],
  ['claimExpiring', 'validUntil', { validUntil: '2026-04-09' }, { validUntil: '2026-04-10' }],
  ['claimExpiring', 'validUntil', { validUntil: TODAY }, { validUntil: '2026-03-09' }],
  ['claimUpcoming', 'validFrom', { validFrom: '2026-03-11' }, { validFrom: TODAY }],
  [
    'claimChanging',
    'next.validFrom',
    { next: { ...next, validFrom: '2026-04-09' } },
    { next: { ...next, validFrom: '2026-04-10' } },
  ],
  [
    'claimChanged',
    'next',
    { next: { ...next, validFrom: TODAY } },
    { next: { ...next, validFrom: '2026-03-11' } },
  ],
  [
    'priceAging',
    'asOf',
    { validUntil: undefined, asOf: '2025-05-10' },
    { validUntil: undefined, asOf: '2025-05-11' },
  ],
  ['priceAging', 'asOf', { validUntil: undefined, asOf: '2024-01-01' }, { asOf: '2024-01-01' }],
  ['claimUnsourced', 'source', { source: ' ' }, {}],
  ['sourceVague', 'source', { source: 'a própria corretora' }, { source: 'Corretora X' }],
  ['sourceVague', 'sourceUrl', { sourceUrl: '' }, { source: '' }],
  ['sourceVague', 'asOf', { asOf: undefined }, {}],
  ['priceIncomplete', 'subject', { subject: undefined }, {}],
  ['priceIncomplete', 'conditions', { conditions: ' ' }, {}],
  [
    'priceIncomplete',
    'validUntil',
    { validUntil: undefined },
    { kind: 'percent', validUntil: undefined },
  ],
  ['claimAgainstRule', 'rule.text', { rule: { text: 'São 15 dias.' } }, { rule: {} }],
  ['claimOld', 'asOf', { asOf: '2025-03-09' }, { asOf: '2025-03-10' }],
]

test.each(CASES)('%s is found at %s of %j, and not of %j', (rule, path, broken, sound) => {
  expect(found([{ ...price, ...broken }], rule)).toMatchObject([{ documentId: price._id, path }])
  expect(found([{ ...price, ...sound }], rule)).toEqual([])
})

test('a source that nobody can check is listed with the note that says whom to ask', () => {
  const note = 'Pedir à direção a pesquisa: o dia, a pergunta e o arquivo.'
  const [finding] = found([{ ...price, source: 'corretora', note }], 'sourceVague')
  expect(finding?.message).toContain(`Anotação da equipe: ${note}`)
})

describe('contradictions', () => {
  const other = { ...price, _id: 'claim-other', title: 'Outro preço', amount: 250 }
  const contradicting = (...claims: StoredDocument[]) => found(claims, 'claimContradicting')

  test('are one finding, which names the other claim and both values, whichever was read first', () => {
    const findings = contradicting(price, other)
    expect(findings.map(({ message }) => message)).toEqual([
      'Aqui está R$\u00a0250, mas “Preço” diz R$\u00a0200. Confirme qual vale e acerte as duas.',
    ])
    expect(contradicting(other, price)).toEqual(findings)
  })

  test.each([
    ['equal values', { amount: 200 }],
    ['another subject', { subject: { _ref: 'carrier-amil' } }],
    ['another measure', { measure: 'capital-segurado' }],
  ])('%s do not contradict', (_, fields) => {
    expect(contradicting(price, { ...other, ...fields })).toEqual([])
  })

  test('a price of last year does not contradict the one that follows it', () => {
    const before = { ...price, validUntil: '2025-12-31' }
    expect(contradicting(before, { ...other, validFrom: '2026-01-01' })).toEqual([])
    expect(contradicting(before, { ...other, validFrom: '2025-12-31' })).toHaveLength(1)
  })
})

describe('a claim with a next value', () => {
  const changing = { ...price, validUntil: '2026-03-19', next }
  const changed = { ...price, validUntil: '2026-03-09', next: { ...next, validFrom: TODAY } }

  test('does not expire where the next value follows at once', () => {
    expect(found([changing], 'claimExpiring')).toEqual([])
    expect(found([{ ...changing, validUntil: '2026-03-18' }], 'claimExpiring')).toHaveLength(1)
    expect(found([changed], 'claimExpired')).toEqual([])
  })

  test('says what changes and when, and afterwards what the site shows', () => {
    expect(found([changing], 'claimChanging')[0]?.message).toContain(
      'Muda em 20/03/2026: de R$\u00a0200 para R$\u00a0220.',
    )
    expect(found([changed], 'claimChanged')[0]?.message).toContain(
      'vale desde 10/03/2026: o site mostra R$\u00a0220',
    )
  })

  test('contradicts with the value that it has on the day, at the field where that stands', () => {
    const other = { ...price, _id: 'claim-other', amount: 220 }
    expect(found([changing, other], 'claimContradicting')).toHaveLength(1)
    expect(found([changed, other], 'claimContradicting')).toEqual([])
    const same = { ...price, _id: 'claim-z' }
    expect(found([changed, same], 'claimContradicting')).toMatchObject([{ path: 'next.amount' }])
  })

  test('expires with the validity of the next value', () => {
    const over = { ...next, validFrom: '2026-01-01', validUntil: '2026-03-09' }
    expect(found([{ ...changed, next: over }], 'claimExpired')).toMatchObject([
      { path: 'next.validUntil' },
    ])
  })
})
