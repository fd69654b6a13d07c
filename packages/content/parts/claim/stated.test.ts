import { expect, test } from 'vitest'
import { claim } from '../../fixtures/pages.ts'
import { claimsIn } from './stated.ts'

const discount = claim({
  _id: 'claim-desconto',
  kind: 'percent',
  amount: 70,
  conditions: 'em campanhas da operadora',
})
const price = claim({ conditions: 'até 23 anos' })
const inline = { _type: 'claimRef', _key: 'c', display: 'full', claim: discount }
const paragraph = { _type: 'block', children: [{ _type: 'span', text: 'Até' }, inline] }

test('claims of figures, sentences and tables are stated, each once', () => {
  const stats = [{ label: 'de desconto', claim: discount }]
  expect(claimsIn({ stats, lead: [paragraph] })).toEqual([discount])
  expect(claimsIn([{ _type: 'dataTable', header: [], rows: [], claims: [discount] }])).toEqual([
    discount,
  ])
})

test('a price and a callout have their conditions beside them, wherever else the part states them', () => {
  expect(claimsIn({ items: [{ name: 'Amil', price }] })).toEqual([])
  expect(claimsIn([paragraph, { _type: 'claimCallout', label: '', claim: discount }])).toEqual([])
})

test('a claim that states nothing has nothing to say', () => {
  const expired = claim({ conditions: 'até 23 anos', validUntil: '2024-12-31' })
  expect(claimsIn({ claim: expired })).toEqual([])
  expect(claimsIn({ claim: claim() })).toEqual([])
})

test('a part without claims has none', () => {
  expect(claimsIn(undefined)).toEqual([])
  expect(claimsIn({ title: 'Contato', items: ['um', null, 2] })).toEqual([])
})
