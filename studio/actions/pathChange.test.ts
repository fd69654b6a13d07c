import { describe, expect, it } from 'vitest'
import { moveSteps, pathChange } from './pathChange.ts'

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
  it('first leads the old path to it, then publishes it', () => {
    const { lead, publish } = moveSteps(move)
    expect(lead).toMatchObject([
      {
        actionType: 'sanity.action.document.create',
        attributes: { source: '/antigo', target: { _ref: 'route-a' }, permanent: true },
      },
      { actionType: 'sanity.action.document.publish', publishedId: 'redirect-1' },
    ])
    expect(publish).toMatchObject([{ publishedId: 'route-a' }])
  })

  it('publishes what the editor sees, or nothing when somebody changed it meanwhile', () => {
    expect(moveSteps(move).publish).toMatchObject([
      { ifDraftRevisionId: 'r2', ifPublishedRevisionId: 'r1' },
    ])
  })

  it('touches nothing but the page in the transaction that publishes it', () => {
    const overtaken = [{ _id: 'loop', source: '/novo' }]
    expect(moveSteps({ ...move, overtaken }).publish).toHaveLength(1)
  })

  it('leaves no redirect when the editor wants none', () => {
    expect(moveSteps({ ...move, redirectId: undefined })).toMatchObject({ lead: [], undo: [] })
  })

  it('deletes redirects from the new path, with their drafts', () => {
    const overtaken = ['loop', 'drafts.loop', 'drafts.never-published'].map((_id) => ({
      _id,
      source: '/novo',
    }))
    expect(moveSteps({ ...move, overtaken }).clear).toEqual([
      {
        actionType: 'sanity.action.document.delete',
        publishedId: 'loop',
        includeDrafts: ['drafts.loop'],
      },
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.never-published' },
    ])
  })

  it('puts the redirect in place of another from the old path', () => {
    const overtaken = [{ _id: 'old', source: '/antigo' }]
    expect(moveSteps({ ...move, overtaken }).lead).toMatchObject([
      { actionType: 'sanity.action.document.delete', publishedId: 'old' },
      { actionType: 'sanity.action.document.create' },
      { actionType: 'sanity.action.document.publish' },
    ])
  })

  it('can take the redirect back', () => {
    expect(moveSteps(move).undo).toMatchObject([{ publishedId: 'redirect-1' }])
  })
})
