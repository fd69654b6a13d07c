import { describe, expect, test } from 'vitest'
import { contentDocuments, documents } from '../types/documents/index.ts'
import { isSingleton, newDocumentOptions, SINGLETONS, singletonActions } from './singletons.ts'

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({ action }),
)

const names = (list: { action?: string }[]) => list.map(({ action }) => action)

test.each(SINGLETONS)('%s is a document type', (name) => {
  expect(documents.map((document) => document.name)).toContain(name)
})

describe('the actions', () => {
  test.each(SINGLETONS)('do not include duplicate, delete and unpublish for %s', (schemaType) => {
    const left = names(singletonActions(actions, { schemaType }))
    expect(left).toEqual(['publish', 'discardChanges', 'restore'])
  })

  test('are unchanged for other types', () => {
    expect(singletonActions(actions, { schemaType: 'carrier' })).toEqual(actions)
  })

  test('are unchanged for plugins, which have no name', () => {
    expect(singletonActions([{}], { schemaType: 'homePage' })).toHaveLength(1)
  })
})

describe('the options for new documents', () => {
  const templates = documents.map(({ name }) => ({ templateId: name, id: name }))

  test('have every content type except the singletons', () => {
    const offered = newDocumentOptions(templates).map(({ templateId }) => templateId)
    expect(offered.filter(isSingleton)).toEqual([])
    expect(offered).toHaveLength(contentDocuments.length - SINGLETONS.length)
  })

  test.each(['lead', 'testimonialConsent', 'notificationSettings'])(
    'do not have %s, which editors do not create',
    (type) => {
      expect(newDocumentOptions([{ templateId: type }])).toEqual([])
    },
  )
})
