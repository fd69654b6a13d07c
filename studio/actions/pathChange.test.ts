import { describe, expect, it } from 'vitest'
import { moveActions, pathChange } from './pathChange.ts'

const published = { _id: 'route-a', _rev: 'r1', path: '/antigo' }
const draft = { _id: 'drafts.route-a', _rev: 'r2', path: '/novo' }
const change = { from: '/antigo', to: '/novo' }
const move = { published, draft, change, overtaken: [], redirectId: 'redirect-1' }

describe('a change of path', () => {
  it('is one that publishing would make', () => {
    expect(pathChange(published, draft)).toEqual(change)
  })

  it.each([
    ['a new page', null, draft],
    ['the same path', published, { ...draft, path: '/antigo' }],
    ['no draft', published, null],
    ['a path that was cleared', published, { ...draft, path: undefined }],
  ])('is not %s', (_, before, after) => {
    expect(pathChange(before, after)).toBeUndefined()
  })
})

describe('moving a page', () => {
  it('publishes it, unless somebody changed it meanwhile, and leads the old path to it', () => {
    expect(moveActions(move)).toMatchObject([
      { draftId: 'drafts.route-a', ifDraftRevisionId: 'r2', ifPublishedRevisionId: 'r1' },
      {
        actionType: 'sanity.action.document.create',
        attributes: { source: '/antigo', target: { _ref: 'route-a' }, permanent: true },
      },
      { actionType: 'sanity.action.document.publish', publishedId: 'redirect-1' },
    ])
  })

  it('leaves no redirect when the editor wants none', () => {
    expect(moveActions({ ...move, redirectId: undefined })).toHaveLength(1)
  })

  it('takes away redirects from either path, with their drafts', () => {
    const overtaken = ['loop', 'drafts.loop', 'drafts.never-published']
    expect(moveActions({ ...move, overtaken, redirectId: undefined }).slice(1)).toEqual([
      {
        actionType: 'sanity.action.document.delete',
        publishedId: 'loop',
        includeDrafts: ['drafts.loop'],
      },
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.never-published' },
    ])
  })
})
