import { expect, test } from 'vitest'
import { claim } from '../../fixtures/pages.ts'
import { claimNote, claimNoteText, claimsIn, notesOf, notesText } from './note.ts'

const source = 'Tabela da operadora'
const sourceUrl = 'https://exemplo.com.br/tabela'

test('the note of a price has its conditions, source and days', () => {
  const price = claim({
    conditions: 'até 23 anos, em enfermaria',
    source,
    sourceUrl,
    asOf: '2025-05-01',
    validUntil: '2025-12-31',
  })
  expect(claimNote(price)).toEqual({
    conditions: 'Até 23 anos, em enfermaria.',
    source: { name: source, url: sourceUrl },
    days: 'Valor de referência de 01/05/2025, válido até 31/12/2025.',
  })
  expect(claimNoteText(price)).toBe(
    'Até 23 anos, em enfermaria. Fonte: Tabela da operadora. Valor de referência de 01/05/2025, válido até 31/12/2025.',
  )
})

test.each([
  [{ asOf: '2025-05-01' }, 'Informação de 01/05/2025.'],
  [{ validUntil: '2025-12-31' }, 'Válida até 31/12/2025.'],
  [{ conditions: 'em campanhas.' }, 'Em campanhas.'],
  [{ source }, 'Fonte: Tabela da operadora.'],
  [{}, ''],
])('the note of a share with %o is "%s"', (fields, expected) => {
  expect(claimNoteText(claim({ kind: 'percent', ...fields }))).toBe(expected)
})

test('an expired price has no note', () => {
  expect(claimNoteText(claim({ conditions: 'até 23 anos', validUntil: '2024-12-31' }))).toBe('')
})

test('claims with the same note stand together, each after the name of what it measures', () => {
  const share = { kind: 'percent', qualifier: null, period: null, source } as const
  const content = [
    claim({ ...share, _id: 'a', measure: 'economia-enfermaria', amount: 40 }),
    claim({ ...share, _id: 'b', measure: 'outra', amount: 10 }),
    claim({ ...share, _id: 'c', measure: 'desconto-farmacia', amount: 85, conditions: 'em 2025' }),
  ]
  expect(notesOf(content).map(({ title }) => title)).toEqual([
    'Economia com enfermaria, 40%; 10%.',
    'Desconto em farmácias, 85%.',
  ])
  expect(notesText(content)).toEqual([
    'Economia com enfermaria, 40%; 10%. Fonte: Tabela da operadora.',
    'Desconto em farmácias, 85%. Em 2025. Fonte: Tabela da operadora.',
  ])
})

const stated = claim({
  _id: 'claim-desconto',
  kind: 'percent',
  amount: 70,
  conditions: 'em campanhas da operadora',
})
const beside = claim({ conditions: 'até 23 anos' })
const inline = { _type: 'claimRef', _key: 'c', display: 'full', claim: stated }
const paragraph = { _type: 'block', children: [{ _type: 'span', text: 'Até' }, inline] }

test('claims of figures, sentences and tables are stated, each once', () => {
  const stats = [{ label: 'de desconto', claim: stated }]
  expect(claimsIn({ stats, lead: [paragraph] })).toEqual([stated])
  expect(claimsIn([{ _type: 'dataTable', header: [], rows: [], claims: [stated] }])).toEqual([
    stated,
  ])
})

test('a price and a callout have their conditions beside them, wherever else the part states them', () => {
  expect(claimsIn({ items: [{ name: 'Amil', price: beside }] })).toEqual([])
  expect(claimsIn([paragraph, { _type: 'claimCallout', label: '', claim: stated }])).toEqual([])
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
