import { expect, test } from 'vitest'
import { rowsWith } from '../../base/lists/rowsWith.ts'
import { CLAIM_ORDERS, claimRows } from './claimRows.ts'

const price = { _type: 'claim', kind: 'price', qualifier: 'from', period: 'month' }

const claims = [
  { ...price, _id: 'amil', title: 'Amil: mensalidade inicial', amount: 150 },
  { ...price, _id: 'alice', title: 'Alice: mensalidade inicial', amount: 350 },
  { ...price, _id: 'drafts.alice', title: 'Alice: mensalidade inicial', amount: 169.9 },
  {
    ...price,
    _id: 'vida',
    title: 'Seguro de vida: capital',
    amount: 50_000,
    validUntil: '2999-12-31',
    next: { amount: 60_000, validFrom: '2999-12-01' },
  },
  {
    _id: 'rede',
    _type: 'claim',
    title: 'Prestadores na rede',
    kind: 'count',
    amount: 37_000,
    unit: { singular: 'prestador', plural: 'prestadores' },
  },
  { ...price, _id: 'deleted.alice', title: 'O registro do que foi excluído', amount: 150 },
  { _id: 'pagina', _type: 'plan', title: 'Plano de R$ 150' },
]

const rows = claimRows(new Map(claims.map((claim) => [claim._id, claim])))

test.each([
  ['150', ['amil']],
  ['R$ 150', ['amil']],
  ['150,00', ['amil']],
  ['R$ 50.000,00', ['vida']],
  ['169,90', ['alice']],
  ['R$ 169,90 por mês', ['alice']],
  ['350', []],
  ['50.000', ['vida']],
  ['60000', ['vida']],
  ['37 mil', ['rede']],
  ['37.000', ['rede']],
  ['MENSALIDADE 150', ['amil']],
  ['Amil 350', []],
])('%s finds %j among the claims as staff wrote them last', (search, ids) => {
  expect(rowsWith(rows, search).map(({ id }) => id)).toEqual(ids)
})

test('the claims can be in the order of their names, and of their ends', () => {
  const inOrder = CLAIM_ORDERS.map(({ compare }) => rows.toSorted(compare).map(({ id }) => id))
  expect(inOrder).toEqual([
    ['alice', 'amil', 'rede', 'vida'],
    ['vida', 'alice', 'amil', 'rede'],
  ])
})
