import { expect, test } from 'vitest'
import { includeActions } from './includeCarrier.ts'

const edit = {
  actionType: 'sanity.action.document.edit',
  draftId: 'drafts.homePage',
  publishedId: 'homePage',
  patch: {
    insert: {
      after: 'carriers.items[-1]',
      items: [{ _type: 'reference', _key: 'carrier-nova', _ref: 'nova' }],
    },
  },
}

test('a carrier is added to the end of a list, which is published', () => {
  expect(includeActions('homePage', 'nova', false)).toEqual([
    edit,
    {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.homePage',
      publishedId: 'homePage',
    },
  ])
})

test('what others wrote in a draft of the list is not published with it', () => {
  expect(includeActions('homePage', 'nova', true)).toEqual([edit])
})
