import { vercelStegaCombine } from '@vercel/stega'
import { expect, test } from 'vitest'
import { claim } from '../../fixtures/pages.ts'
import { notesOf, notesText, withMarks } from './marks.ts'

const source = 'Tabela da operadora'
const share = { kind: 'percent', qualifier: null, period: null, source } as const
const ward = claim({ ...share, _id: 'a', measure: 'economia-enfermaria', amount: 40 })
const other = claim({ ...share, _id: 'b', measure: 'outra', amount: 10 })
const drugs = claim({
  ...share,
  _id: 'c',
  measure: 'desconto-farmacia',
  amount: 85,
  conditions: 'em 2025',
})

const inline = (stated = ward) => ({ _type: 'claimRef', _key: 'k', display: 'full', claim: stated })
const paragraph = (stated = ward) => ({
  _type: 'block',
  children: [{ _type: 'span', text: 'Até ' }, inline(stated)],
})

test('figures, sentences and tables have marks in the order of the content, with one number for one note', () => {
  const page = {
    lead: [paragraph(drugs)],
    stats: [
      { label: 'a menos', claim: ward },
      { label: 'a menos', claim: other },
    ],
    table: { _type: 'dataTable', rows: [{ cells: ['Amil', { text: '85%', claim: drugs }] }] },
  }
  const { content, notes } = withMarks(page)
  expect(content).toMatchObject({
    lead: [{ children: [{}, { note: { number: 1, id: 'marca-1' } }] }],
    stats: [{ note: { number: 2, id: 'marca-2' } }, { note: { number: 2, id: 'marca-3' } }],
    table: { rows: [{ cells: ['Amil', { note: { number: 1, id: 'marca-4' } }] }] },
  })
  expect(notes).toEqual([
    {
      number: 1,
      title: 'Desconto em farmácias, 85%.',
      claim: drugs,
      marks: ['marca-1', 'marca-4'],
    },
    {
      number: 2,
      title: 'Economia com enfermaria, 40%; 10%.',
      claim: ward,
      marks: ['marca-2', 'marca-3'],
    },
  ])
})

test('the rest of the content stays as it is', () => {
  const page = { title: 'Contato', items: ['um', null, 2, undefined], lead: [paragraph(claim())] }
  expect(withMarks(page)).toEqual({ content: page, notes: [] })
  expect(withMarks(undefined)).toEqual({ content: undefined, notes: [] })
})

test.each([
  ['a price with its conditions beside it', { items: [{ name: 'Amil', price: ward }] }],
  ['a callout', [{ _type: 'claimCallout', label: '', claim: ward }]],
  ['a claim that no figure states', { offer: ward }],
  ['an expired claim', { claim: claim({ conditions: 'até 23 anos', validUntil: '2024-12-31' }) }],
  ['a claim without conditions, source and day', { claim: claim() }],
])('%s has no mark', (_, content) => {
  expect(withMarks(content)).toEqual({ content, notes: [] })
})

test('a figure that also stands as a price elsewhere has a mark', () => {
  expect(notesOf([{ price: ward }, paragraph()])).toHaveLength(1)
})

test('a preview counts as the page does, whatever invisible marks its texts have', () => {
  const name = vercelStegaCombine(source, { origin: 'sanity.io', href: '/desk' })
  const [first, second] = [ward, { ...other, source: { name } }]
  expect(notesOf([paragraph(first), paragraph(second)])).toHaveLength(1)
})

test('notes as plain text are one line each', () => {
  expect(notesText([paragraph(), paragraph(other), paragraph(drugs)])).toEqual([
    'Economia com enfermaria, 40%; 10%. Fonte: Tabela da operadora.',
    'Desconto em farmácias, 85%. Em 2025. Fonte: Tabela da operadora.',
  ])
})
