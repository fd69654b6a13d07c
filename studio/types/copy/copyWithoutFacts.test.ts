import { priceTable } from '@elos/content/fixtures/priceTable'
import { isRecord } from '@elos/content/parts/stored/value'
import { expect, test } from 'vitest'
import { seedDocuments } from '../../seed/documents.ts'
import { copyOf, copyWithoutFacts } from './copyWithoutFacts.ts'

const seed = seedDocuments().map((document) => ({ ...document }))

/** The carriers, plans and products of the first content. */
const offers = seed.filter(({ _type }) => ['carrier', 'plan', 'product'].includes(_type))

function documentOf(id: string) {
  const found = seed.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The first content has no ${id}`)
  return found
}

/** Every text in a value, but ids, keys, types and names of icons. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return typeof value === 'string' ? [value] : []
  const fields = Object.entries(value).filter(([name]) => !/^_|^(icon|topic)$/.test(name))
  return fields.flatMap(([, field]) => textsIn(field))
}

/** What a copy keeps something of, where the original has it. */
const KEPT = ['_id', '_type', 'benefits', 'closing', 'icon', 'information', 'reasons', 'steps']

/** Whether the original has a part of which a copy keeps something: of steps their icons alone. */
const isKept = (value: unknown, part: string): boolean =>
  value !== undefined && (part !== 'steps' || JSON.stringify(value).includes('"icon"'))

test.each(offers.map(({ _id }) => _id))(
  'a copy of %s says nothing but the label of its button, and has no fact of the original',
  (id) => {
    const original = documentOf(id)
    const copy = copyWithoutFacts(original)
    expect(textsIn(copy)).toEqual(['Solicitar Cotação Agora'])
    expect(JSON.stringify(copy)).not.toContain('"_ref"')
    expect(Object.keys(copy).sort()).toEqual(
      KEPT.filter((part) => isKept(new Map(Object.entries(original)).get(part), part)),
    )
  },
)

test('a copy of an article keeps its text, and neither its dates nor its address', () => {
  const original = seed.find(({ _type }) => _type === 'article')
  const copy = copyWithoutFacts({
    _id: 'a',
    _type: 'article',
    publishAt: 'b',
    readMinutes: 4,
    ...original,
  })
  expect(copy).toMatchObject({ title: expect.any(String), body: expect.any(Array) })
  expect(Object.keys(copy)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(slug|\w+At|readMinutes|unpublishOn)$/)]),
  )
})

test('a copy of a page that staff compose keeps its sections and its invitation alone', () => {
  const kept = {
    sections: [{ _key: 'a', _type: 'checklist', title: 'O que ter à mão', items: ['RG'] }],
    closing: { title: 'Vamos conversar?', label: 'Pedir cotação' },
    chatMessage: 'Olá!',
  }
  const page = { _id: 'a', _type: 'freePage', ...kept }
  const subject = { _type: 'reference', _ref: 'plan-senior' }
  const period = { publishAt: 'b', unpublishOn: 'c', replacement: subject }
  const own = { name: 'Natal', slug: { current: 'natal' }, hero: { title: 'No Natal' }, subject }
  expect(copyWithoutFacts({ ...page, ...own, ...period })).toEqual(page)
})

test('a copy of a price keeps of what kind it is, and neither the number nor its check', () => {
  const original = documentOf('claim-amil-preco')
  const copy = copyWithoutFacts(original)
  expect(copy).toMatchObject({ kind: 'price', period: original._type && expect.any(String) })
  for (const field of [
    'amount',
    'source',
    'asOf',
    'validUntil',
    'subject',
    'conditions',
    'title',
  ]) {
    expect(copy).not.toHaveProperty(field)
  }
})

test('a copy of a price table, which becomes the next one, keeps its line and for whom it is', () => {
  const original = priceTable('a')
  const { _id, _type, carrier, line, conditions } = original
  expect(copyWithoutFacts(original)).toEqual({ _id, _type, carrier, line, conditions })
})

test('a copy of a testimonial has no word of the person', () => {
  const original = seed.find(({ _type }) => _type === 'testimonial')
  const copy = copyWithoutFacts({ _id: 'a', _type: 'testimonial', ...original })
  expect(Object.keys(copy).sort()).toEqual(['_id', '_type'])
})

test('a field that the schema does not know is left out, in lists and objects too', () => {
  const foundedIn = 'Fundada em 1978'
  const benefits = { foundedIn, items: [{ _type: 'feature', icon: 'star', foundedIn }] }
  const copy = copyWithoutFacts({ ...documentOf('carrier-amil'), benefits, foundedIn })
  expect(copy.benefits).toEqual({ items: [{ _type: 'feature', icon: 'star' }] })
  expect(JSON.stringify(copy)).not.toContain(foundedIn)
})

test('a copy has the place and the dates of a new document, beside what it keeps', () => {
  const begun = { number: 12, publishedAt: '2026-11-27', icon: 'file-text' }
  const original = { _id: 'a', _type: 'article', number: 3, publishedAt: '2024-11-25' }
  expect(copyOf({ ...original, title: 'Carência', icon: 'baby' }, begun)).toEqual({
    _id: 'a',
    _type: 'article',
    title: 'Carência',
    icon: 'baby',
    number: 12,
    publishedAt: '2026-11-27',
  })
})
