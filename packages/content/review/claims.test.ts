import { describe, expect, test } from 'vitest'
import { priceTable } from '../fixtures/priceTable.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { found, plan, price, TODAY } from '../testing/review.ts'
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

test.each([
  ['that a page shows', {}, 'O site mostra “sob consulta”.'],
  ['of the offer to search engines', { measure: 'oferta-do-servico' }, 'Só os dados que os'],
  ['that nobody uses', { _id: 'claim-solta' }, 'Nenhuma página a mostra.'],
])('an expired claim %s says who sees it', (_, fields, said) => {
  const page = { ...plan(), price: { _ref: price._id } }
  const claim = { ...price, _id: 'claim-price', validUntil: '2026-03-09', ...fields }
  const shown = 'measure' in fields ? [plan(), claim] : [page, claim]
  expect(found(shown, 'claimExpired')[0]?.message).toContain(said)
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

describe('a price table', () => {
  const table = (validFrom: string, validUntil: string) =>
    priceTable(`table-${validFrom}`, { validFrom, validUntil })

  test.each<[ReviewRule, string, StoredDocument]>([
    ['claimExpired', 'validUntil', table('2025-01-01', '2026-03-09')],
    ['claimExpiring', 'validUntil', table('2025-01-01', '2026-03-31')],
    ['claimUpcoming', 'validFrom', table('2026-03-11', '2026-12-31')],
    ['claimUnsourced', 'source', { ...table('2025-01-01', '2026-12-31'), source: '' }],
  ])('is found by the name of its line, as a claim is: %s', (rule, path, planted) => {
    expect(found([planted], rule)).toMatchObject([
      { documentId: planted._id, path, title: 'Bronze' },
    ])
  })

  test('does not expire where the next one of its line follows at once', () => {
    const next = table('2026-04-01', '2026-12-31')
    const ending = table('2025-01-01', '2026-03-31')
    expect(found([ending, next], 'claimExpiring')).toEqual([])
    expect(found([ending, { ...next, line: 'Ouro' }], 'claimExpiring')).toHaveLength(1)
    expect(found([ending, table('2026-04-02', '2026-12-31')], 'claimExpiring')).toHaveLength(1)
    const ended = table('2025-01-01', '2026-02-01')
    expect(found([ended, table('2026-03-01', '2026-12-31')], 'claimExpired')).toEqual([])
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
      'vale desde 10/03/2026: R$\u00a0220',
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
