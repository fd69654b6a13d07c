import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import { load } from '../testing/load.ts'

const documents = [
  siteSettings,
  withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' }),
  withRoute(
    { _id: 'carrier-amil', _type: 'carrier', name: 'Amil', price: reference('claim-preco') },
    { relatedRoutes: [reference('plan-x'), reference('article-9')] },
  ),
  { _id: 'claim-preco', _type: 'claim', kind: 'price', amount: 150 },
  withRoute({ _id: 'plan-x', _type: 'plan' }),
  withRoute({ _id: 'blogPage', _type: 'blogPage' }, { path: '/blog' }),
  articleWithPage(1),
  articleWithPage(9, { publishAt: '2025-06-20T12:00:00Z' }),
]

describe('the tags of a page', () => {
  test('name the documents that it shows, those of which it shows the entry or awaits it, its path, and the lists that it reads', async () => {
    const { tags } = await load('/carrier-amil', documents)
    expect(tags.toSorted()).toEqual([
      'doc:carrier-amil',
      'doc:claim-preco',
      'doc:siteSettings',
      'entry:article-9',
      'entry:carrier-amil',
      'entry:plan-x',
      'list:homePage',
      'list:priceTable',
      'list:route',
      'path:/carrier-amil',
    ])
  })

  test.each([
    ['/', ['list:carrier', 'list:claim', 'list:homePage', 'list:route']],
    ['/blog', ['list:article', 'list:articleCategory', 'list:homePage', 'list:route']],
    ['/blog/1', ['list:article', 'list:homePage', 'list:route']],
  ])('%s name the lists %j', async (path, lists) => {
    const { tags } = await load(path, documents)
    expect(tags.filter((tag) => tag.startsWith('list:')).toSorted()).toEqual(lists)
  })

  test('name the settings even before there are any', async () => {
    expect((await load('/', [])).tags).toContain('doc:siteSettings')
  })
})
