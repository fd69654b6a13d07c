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
  test('creates the redirect from the old path first, then publishes the page', () => {
    const { redirect, publish } = moveSteps(MOVE)
    expect(redirect).toMatchObject([
      {
        actionType: 'sanity.action.document.create',
        attributes: { source: '/antigo', target: { _ref: 'plan-a' }, permanent: true },
      },
      { actionType: 'sanity.action.document.publish', publishedId: 'redirect-1' },
    ])
    expect(publish).toMatchObject([{ publishedId: 'plan-a' }])
  })

  test('publishes the revision the editor sees, and fails if somebody changed it in the meantime', () => {
    expect(moveSteps(MOVE).publish).toMatchObject([
      { ifDraftRevisionId: 'r2', ifPublishedRevisionId: 'r1' },
    ])
  })

  test('publishes in a transaction that changes only the page', () => {
    const existing = [{ _id: 'loop', source: '/novo' }]
    expect(moveSteps({ ...MOVE, existing }).publish).toHaveLength(1)
  })

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

  test('can undo the redirect', () => {
    expect(moveSteps(MOVE).undo).toMatchObject([{ publishedId: 'redirect-1' }])
  })
})
