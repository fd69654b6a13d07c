import { expect, test } from 'vitest'
import type { Targets } from '../markdown/source.ts'
import { expandDocument } from './expand.ts'

const TARGETS: Targets = {
  claims: new Map([['amil-preco', 'claim-amil-preco']]),
  routes: new Map([['/amil-saude', 'carrier-amil']]),
}

const expand = (fields: { _type: string; [field: string]: unknown }) =>
  expandDocument({ name: 'a', document: { _id: 'a', ...fields } }, TARGETS)

test('a text in Markdown becomes Portable Text, wherever it is in the document', () => {
  const information = [{ _key: 'item0', topic: 'plans', title: 'Linhas', body: 'Um' }]
  expect(expand({ _type: 'carrier', hero: { lead: '{{amil-preco}}' }, information })).toMatchObject(
    {
      hero: { lead: [{ children: [{}, { _type: 'claimRef' }, {}] }] },
      information: [{ _key: 'item0', body: [{ style: 'normal', children: [{ text: 'Um' }] }] }],
    },
  )
})

test('a list of strings is a text of several paragraphs', () => {
  expect(expand({ _type: 'legalPage', body: ['Um', '- dois', '- três'] })).toMatchObject({
    body: [{ children: [{ text: 'Um' }] }, { listItem: 'bullet' }, { listItem: 'bullet' }],
  })
})

test('the path of a drawing becomes an image with the title of the drawing', () => {
  const asset = { _type: 'reference', _ref: expect.stringMatching(/^image-\w{40}-\d+x\d+-svg$/) }
  expect(expand({ _type: 'plan', hero: { image: 'scenes/senior.svg' } })).toMatchObject({
    hero: { image: { _type: 'imageWithAlt', alt: expect.stringMatching(/\w/), asset } },
  })
})

test('what is as Sanity stores it stays as it is', () => {
  const stored = {
    _id: 'a',
    _type: 'siteFaqItem',
    question: '**Quanto?**',
    answer: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: '*' }] }],
    order: 1,
  }
  expect(expand(stored)).toEqual(stored)
})

test.each([
  ['an unknown type', { _type: 'nada' }, 'a, linha 1: o tipo de documento "nada" não existe'],
  ['a field that the type lacks', { _type: 'plan', hero: { leed: '' } }, 'a, hero, leed, linha 1'],
  ['an unknown claim', { _type: 'plan', hero: { lead: '{{nada}}' } }, 'a, hero, lead, linha 1'],
])('%s is refused with its place', (_, fields, message) => {
  expect(() => expand(fields)).toThrow(message)
})
