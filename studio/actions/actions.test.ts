import type { DocumentActionComponent } from 'sanity'
import { expect, it } from 'vitest'
import { documentActions } from './actions.ts'

const sanitys = (['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete'] as const).map(
  (action): DocumentActionComponent => Object.assign(() => null, { action }),
)

it('a lead can be deleted, nothing else', () => {
  const actions = documentActions(sanitys, { schemaType: 'lead' })
  expect(actions.map(({ action }) => action)).toEqual(['delete'])
})

it('content keeps all of its actions', () => {
  const actions = documentActions(sanitys, { schemaType: 'carrier' })
  expect(actions.map(({ action }) => action)).toEqual(sanitys.map(({ action }) => action))
})
