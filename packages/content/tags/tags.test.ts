import { describe, expect, test } from 'vitest'
import { pathTag, tagsOf, tagsOfChange } from './tags.ts'

describe('tagsOf', () => {
  test('finds a document at any depth of a result, and names it once', () => {
    const carrier = { _id: 'carrier-a', items: [null, { claim: { _id: 'drafts.claim-a' } }] }
    expect(tagsOf([12, { page: carrier }, [[carrier]]])).toEqual(['doc:carrier-a', 'doc:claim-a'])
  })

  test('tells a document of which only the entry is shown from one that is shown', () => {
    expect(tagsOf({ _id: 'home', related: [{ _entry: 'drafts.plan-a', path: '/a' }] })).toEqual([
      'doc:home',
      'entry:plan-a',
    ])
  })

  test('names the type of the documents that a part of a page is chosen from', () => {
    const prices = { _list: 'priceTable', tables: [{ _id: 'table-a' }] }
    expect(tagsOf({ body: [{ prices }] })).toEqual(['doc:table-a', 'list:priceTable'])
  })

  test('tags a document that a page refers to and that does not exist', () => {
    expect(tagsOf({ subject: { _ref: 'article-soon' } })).toEqual(['doc:article-soon'])
  })
})

test.each(['claim-a', 'drafts.claim-a', 'versions.r1.claim-a'])(
  'a change of %s has the tag of every page that shows the document',
  (_id) => {
    for (const relisted of [null, true, false])
      expect(tagsOfChange({ _id, _type: 'claim', relisted })).toContain('doc:claim-a')
  },
)

describe('pathTag', () => {
  test('is the same for every spelling of a path', () => {
    expect(pathTag('/blog/')).toBe(pathTag('blog'))
  })

  test('stays within the length that a cache accepts', () => {
    expect(pathTag(`/${'ação/'.repeat(400)}`).length).toBeLessThanOrEqual(256)
  })
})
