import { describe, expect, test } from 'vitest'
import { moveSteps, pathChange } from './pathChange.ts'

const PUBLISHED = { _id: 'plan-a', _rev: 'r1', route: { path: '/antigo' } }
const DRAFT = { _id: 'drafts.plan-a', _rev: 'r2', route: { path: '/novo' } }
const CHANGE = { from: '/antigo', to: '/novo' }
const MOVE = {
  published: PUBLISHED,
  draft: DRAFT,
  change: CHANGE,
  existing: [],
  redirectId: 'redirect-1',
}

describe('a change of path', () => {
  test('has the path before and after publishing', () => {
    expect(pathChange(PUBLISHED, DRAFT)).toEqual(CHANGE)
  })

  test.each([
    ['a new page', null, DRAFT],
    ['the same path', PUBLISHED, { ...DRAFT, route: PUBLISHED.route }],
    ['no draft', PUBLISHED, null],
    ['a path that was cleared', PUBLISHED, { ...DRAFT, route: undefined }],
  ])('is not %s', (_, before, after) => {
    expect(pathChange(before, after)).toBeUndefined()
  })
})

describe('moving a page', () => {
  test('creates no redirect when the editor wants none', () => {
    expect(moveSteps({ ...MOVE, redirectId: undefined })).toMatchObject({ redirect: [], undo: [] })
  })

  test('deletes redirects from the new path, with their drafts', () => {
    const existing = ['loop', 'drafts.loop', 'drafts.never-published'].map((_id) => ({
      _id,
      source: '/novo',
    }))
    expect(moveSteps({ ...MOVE, existing }).clear).toEqual([
      {
        actionType: 'sanity.action.document.delete',
        publishedId: 'loop',
        includeDrafts: ['drafts.loop'],
      },
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.never-published' },
    ])
  })

  test('replaces another redirect from the old path', () => {
    const existing = [{ _id: 'old', source: '/antigo' }]
    expect(moveSteps({ ...MOVE, existing }).redirect).toMatchObject([
      { actionType: 'sanity.action.document.delete', publishedId: 'old' },
      { actionType: 'sanity.action.document.create' },
      { actionType: 'sanity.action.document.publish' },
    ])
  })
})
