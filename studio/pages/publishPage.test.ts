import { describe, expect, test } from 'vitest'
import type { ProposedPage } from './proposal.ts'
import { draftActions } from './publishPage.ts'
import type { Surroundings } from './surroundings.ts'

const proposal: ProposedPage = {
  path: '/blog/a',
  name: 'A',
  title: 'A | Elos Saúde',
  description: 'Proposta',
  category: 'blog',
  priority: 0.7,
  changefreq: 'monthly',
  relatedRoutes: [],
}
const texts = {
  path: '/blog/b',
  name: 'B',
  title: 'B',
  description: 'Escrita à mão',
  category: 'blog',
}

const around = (...ids: string[]): Surroundings => ({
  pages: ids.map((_id) => ({ _id, _type: 'route', _rev: 'r', _createdAt: '', _updatedAt: '' })),
  siblings: [],
  close: [],
  redirects: [],
  settings: null,
  picture: null,
})

const actionsFor = (surroundings: Surroundings) =>
  draftActions({ documentId: 'article-a', surroundings, proposal, texts })

describe('the page of a document', () => {
  test('is created with the texts of its editor and the place of the proposal', () => {
    expect(actionsFor(around())).toMatchObject([
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'route-article-a',
        ifExists: 'fail',
        attributes: {
          _id: 'drafts.route-article-a',
          _type: 'route',
          ...texts,
          priority: 0.7,
          subject: { _type: 'reference', _ref: 'article-a' },
        },
      },
    ])
  })

  test('takes the place of the page for its preview', () => {
    expect(actionsFor(around('drafts.preview-article-a'))).toMatchObject([
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.preview-article-a' },
      { actionType: 'sanity.action.document.create' },
    ])
  })

  test.each([
    ['published', 'route-blog-a'],
    ['a draft, as after it was taken off the site', 'drafts.route-blog-a'],
  ])('that is %s keeps its id and gets the texts alone', (_, id) => {
    expect(actionsFor(around(id))).toEqual([
      {
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.route-blog-a',
        publishedId: 'route-blog-a',
        patch: { set: texts },
      },
    ])
  })
})
