import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import { type Change, tagsOfChange } from '../tags/tags.ts'
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

async function isAltered(path: string, change: Change): Promise<boolean> {
  const { tags } = await load(path, documents)
  return tagsOfChange(change).some((tag) => tags.includes(tag))
}

describe('the tags of a page', () => {
  test('name the documents that it shows, those of which it shows the entry or awaits it, its path, and the lists that it reads', async () => {
    const { tags } = await load('/carrier-amil', documents)
    expect(tags.toSorted()).toEqual([
      'doc:carrier-amil',
      'doc:claim-preco',
      'doc:siteSettings',
      'entry:article-9',
      'entry:plan-x',
      'list:homePage',
      'list:route',
      'path:/carrier-amil',
    ])
  })

  test.each([
    ['/', ['list:carrier', 'list:claim', 'list:homePage', 'list:route']],
    ['/blog', ['list:article', 'list:homePage', 'list:route']],
    ['/blog/1', ['list:article', 'list:homePage', 'list:route']],
    ['/carrier-amil', ['list:homePage', 'list:route']],
  ])('%s name the lists %j', async (path, lists) => {
    const { tags } = await load(path, documents)
    expect(tags.filter((tag) => tag.startsWith('list:')).toSorted()).toEqual(lists)
  })
})

describe('a change', () => {
  test('alters only the pages that show the claim when it is of a claim', async () => {
    const change = { _id: 'claim-preco', _type: 'claim', relisted: false }
    expect(await isAltered('/carrier-amil', change)).toBe(true)
    expect(await isAltered('/blog', change)).toBe(false)
  })

  test("alters every page that links to the page when it is of a page's path", async () => {
    const change = { _id: 'homePage', _type: 'homePage', path: '/novo', previousPath: '/' }
    expect(await isAltered('/carrier-amil', change)).toBe(true)
    expect(await isAltered('/carrier-amil', { ...change, relisted: false })).toBe(true)
  })

  test('that brings a page to a path replaces the miss', async () => {
    const page = { _id: 'plan-novo', _type: 'plan', path: '/novo', relisted: false }
    expect(await isAltered('/novo', page)).toBe(true)
    const redirect = { _id: 'redirect-novo', _type: 'redirect', source: '/novo', relisted: false }
    expect(await isAltered('/novo', redirect)).toBe(true)
  })

  test('that creates the settings alters pages made from an empty Lake', async () => {
    expect((await load('/', [])).tags).toContain('doc:siteSettings')
  })
})
