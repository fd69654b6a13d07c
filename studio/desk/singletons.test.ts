import { describe, expect, it } from 'vitest'
import { contentDocuments, documents } from '../schemas/documents/index.ts'
import { isSingleton, SINGLETONS, singletonActions, withoutSingletons } from './singletons.ts'

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({ action }),
)

const names = (list: { action?: string }[]) => list.map(({ action }) => action)

it.each(SINGLETONS)('%s is a document type', (name) => {
  expect(documents.map((document) => document.name)).toContain(name)
})

describe('actions', () => {
  it.each(SINGLETONS)(
    '%s can be published and restored, not copied or taken away',
    (schemaType) => {
      const left = names(singletonActions(actions, { schemaType }))
      expect(left).toEqual(['publish', 'discardChanges', 'restore'])
    },
  )

  it('leaves the actions of other types alone', () => {
    expect(singletonActions(actions, { schemaType: 'carrier' })).toEqual(actions)
  })

  it('keeps actions of plugins, which have no name', () => {
    expect(singletonActions([{}], { schemaType: 'homePage' })).toHaveLength(1)
  })
})

describe('new documents', () => {
  const templates = documents.map(({ name }) => ({ templateId: name, id: name }))

  it('never offers a second singleton', () => {
    const offered = withoutSingletons(templates).map(({ templateId }) => templateId)
    expect(offered.filter(isSingleton)).toEqual([])
    expect(offered).toHaveLength(contentDocuments.length - SINGLETONS.length)
  })

  it.each(['media.tag', 'lead'])('never offers %s, which no editor makes', (type) => {
    expect(withoutSingletons([{ templateId: type }])).toEqual([])
  })
})
