import { expect, test } from 'vitest'
import { contentDocuments, documents } from '../types/documents/index.ts'
import { newDocumentOptions, SINGLETONS, singletonActions } from './singletons.ts'

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({ action }),
)

const names = (list: { action?: string }[]) => list.map(({ action }) => action)

test.each(SINGLETONS)('%s is a document type, which cannot be copied or removed', (schemaType) => {
  expect(documents.map(({ name }) => name)).toContain(schemaType)
  const left = names(singletonActions(actions, { schemaType }))
  expect(left).toEqual(['publish', 'discardChanges', 'restore'])
})

test('actions are unchanged for other types, and for plugins, which have no name', () => {
  expect(singletonActions(actions, { schemaType: 'carrier' })).toEqual(actions)
  expect(singletonActions([{}], { schemaType: 'homePage' })).toHaveLength(1)
})

test('new documents may have every content type except the singletons, and none that is private', () => {
  const templates = documents.map(({ name }) => ({ templateId: name, id: name }))
  const offered = newDocumentOptions(templates).map(({ templateId }) => templateId)
  const content = contentDocuments.map(({ name }) => name)
  expect(offered).toEqual(content.filter((name) => !SINGLETONS.includes(name)))
})
