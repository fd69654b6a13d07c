import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, routeTo, siteSettings } from '../fixtures/documents.ts'
import { type Change, tagsOfChange } from '../tags/tags.ts'
import { load } from '../testing/load.ts'

const documents = [
  siteSettings,
  { _id: 'homePage', _type: 'homePage' },
  routeTo('homePage', { path: '/' }),
  { _id: 'carrier-amil', _type: 'carrier', name: 'Amil', price: reference('claim-preco') },
  { _id: 'claim-preco', _type: 'claim', kind: 'price', amount: 150 },
  routeTo('carrier-amil', { relatedRoutes: [reference('route-x'), reference('route-soon')] }),
  routeTo('homePage', { path: '/x' }),
  routeTo('article-soon', { path: '/soon' }),
  { _id: 'blogPage', _type: 'blogPage' },
  routeTo('blogPage', { path: '/blog' }),
  ...articleWithPage(1),
]

async function isAltered(path: string, change: Change): Promise<boolean> {
  const { tags } = await load(path, documents)
  return tagsOfChange(change).some((tag) => tags.includes(tag))
}

describe('the tags of a page', () => {
  test('name the documents that it shows or waits for, its path, and the lists that it reads', async () => {
    const { tags } = await load('/carrier-amil', documents)
    expect(tags.toSorted()).toEqual([
      'doc:article-soon',
      'doc:carrier-amil',
      'doc:claim-preco',
      'doc:route-carrier-amil',
      'doc:route-soon',
      'doc:route-x',
      'doc:siteSettings',
      'list:homePage',
      'list:route',
      'path:/carrier-amil',
    ])
  })

  test.each([
    ['/', ['list:carrier', 'list:claim', 'list:route']],
    ['/blog', ['list:article', 'list:route']],
    ['/blog/1', ['list:article', 'list:route']],
    ['/carrier-amil', ['list:homePage', 'list:route']],
  ])('%s name the lists %j', async (path, lists) => {
    const { tags } = await load(path, documents)
    expect(tags.filter((tag) => tag.startsWith('list:')).toSorted()).toEqual(lists)
  })
})

describe('a change', () => {
  test('of a claim alters the pages that show it, and no other', async () => {
    const change = { _id: 'claim-preco', _type: 'claim', relisted: false }
    expect(await isAltered('/carrier-amil', change)).toBe(true)
    expect(await isAltered('/blog', change)).toBe(false)
  })

  test("of a route's title leaves alone the pages that only link to it", async () => {
    const change = {
      _id: 'route-home',
      _type: 'route',
      path: '/',
      previousPath: '/',
      relisted: false,
    }
    expect(await isAltered('/', change)).toBe(true)
    expect(await isAltered('/carrier-amil', change)).toBe(false)
  })

  test("of a route's path alters every page that links to it", async () => {
    const change = { _id: 'route-home', _type: 'route', path: '/novo', previousPath: '/' }
    expect(await isAltered('/carrier-amil', change)).toBe(true)
    expect(await isAltered('/carrier-amil', { ...change, relisted: false })).toBe(true)
  })

  test('that brings a page to a path replaces the miss', async () => {
    const route = { _id: 'route-novo', _type: 'route', path: '/novo', relisted: false }
    expect(await isAltered('/novo', route)).toBe(true)
    const redirect = { _id: 'redirect-novo', _type: 'redirect', source: '/novo', relisted: false }
    expect(await isAltered('/novo', redirect)).toBe(true)
  })

  test('that publishes the subject of a route replaces the miss', async () => {
    const change = { _id: 'article-soon', _type: 'article', relisted: false }
    expect(await isAltered('/soon', change)).toBe(true)
  })

  test('of a related page alters the pages that link to it only if it may move it in or out of a list', async () => {
    expect(await isAltered('/carrier-amil', { _id: 'homePage', _type: 'homePage' })).toBe(true)
    const words = { _id: 'homePage', _type: 'homePage', relisted: false }
    expect(await isAltered('/carrier-amil', words)).toBe(false)
  })

  test('that creates the settings alters pages made from an empty Lake', async () => {
    expect((await load('/', [])).tags).toContain('doc:siteSettings')
  })
})
