import { isPublic } from '@elos/content/parts/stored/value'
import { expect, test } from 'vitest'
import { exampleDocuments } from '../../seed/documents.ts'
import { modelOf, pageOf } from './model.ts'

const kept = {
  sections: exampleDocuments().flatMap((page) => (page._type === 'freePage' ? page.sections : [])),
  closing: { title: 'Vamos conversar?', label: 'Pedir cotação' },
  chatMessage: 'Olá!',
}
const page = {
  _id: 'free-mei',
  _type: 'freePage',
  _rev: 'a',
  ...kept,
  name: 'Plano para MEI',
  slug: { _type: 'slug', current: 'mei' },
  hero: { title: 'Seu CNPJ também contrata' },
  subject: { _type: 'reference', _ref: 'plan-senior' },
  route: { _type: 'route', path: '/mei' },
  publishAt: '2026-11-01T12:00:00Z',
  unpublishOn: '2026-12-01',
}

test('a model keeps of a page its sections and its invitation, under its name, for staff alone', () => {
  const { _id, ...model } = modelOf(page)
  expect(model).toEqual({ _type: 'pageModel', name: 'Plano para MEI', ...kept })
  expect(isPublic({ _id })).toBe(false)
})

test('a page of a model is a draft without a name, an address or a period', () => {
  const model = { ...modelOf(page), _rev: 'b', _createdAt: '2026-11-01T12:00:00Z' }
  expect(pageOf(model, 'a')).toEqual({ _id: 'drafts.a', _type: 'freePage', ...kept })
})
