import type { DocumentActionComponent } from 'sanity'
import { expect, test } from 'vitest'
import { documentActions } from './actions.ts'

const SANITY_ACTIONS = (
  ['publish', 'discardChanges', 'unpublish', 'duplicate', 'delete'] as const
).map((action): DocumentActionComponent => Object.assign(() => null, { action }))

test.each(['lead', 'testimonialConsent', 'draftGroup'])(
  'the only action on a %s is to delete it',
  (schemaType) => {
    const actions = documentActions(SANITY_ACTIONS, { schemaType })
    expect(actions.map(({ action }) => action)).toEqual(['delete'])
  },
)

test.each(['notificationSettings', 'emptySearches'])(
  'the only document of %s has no action: it can be neither copied nor deleted',
  (schemaType) => {
    expect(documentActions(SANITY_ACTIONS, { schemaType })).toEqual([])
  },
)

test('a model of a page can be used or deleted', () => {
  const actions = documentActions(SANITY_ACTIONS, { schemaType: 'pageModel' })
  expect(actions.map(({ action, name }) => action ?? name)).toEqual(['beginFromModel', 'delete'])
})

test('a content document has every action of Sanity, first those that put it on the site and take it off', () => {
  const actions = documentActions(SANITY_ACTIONS, { schemaType: 'carrier' })
  expect(actions.map(({ action }) => action)).toEqual([
    'publish',
    'unpublish',
    'discardChanges',
    'duplicate',
    'delete',
    // 'Pôr num grupo' is one of our own.
    undefined,
  ])
})

test.each(['carrier', 'claim', 'priceTable', 'siteFaqItem', 'testimonial', 'redirect'])(
  'a %s is duplicated without its facts, and not by Sanity’s own action',
  (schemaType) => {
    const own = SANITY_ACTIONS.find(({ action }) => action === 'duplicate')
    const actions = documentActions(SANITY_ACTIONS, { schemaType })
    expect(actions.filter(({ action }) => action === 'duplicate')).toHaveLength(1)
    expect(actions).not.toContain(own)
  },
)
