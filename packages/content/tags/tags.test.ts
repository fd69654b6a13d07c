import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentTag, pathTag, tagsOf, tagsOfChange } from './tags.ts'

const ids = fc.stringMatching(/^[a-zA-Z0-9_-]{1,24}$/)
const versions = fc.constantFrom('', 'drafts.', 'versions.r1.')
const leaves = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const { result } = fc.letrec((tie) => ({
  result: fc.oneof({ depthSize: 'small' }, leaves, fc.array(tie('result')), tie('object')),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'items', 'claim'), tie('result')),
}))

/** Puts a document into a result, below some path of keys. */
function bury(document: unknown, path: string[]): unknown {
  return path.reduce((inner, key) => (key === '0' ? [null, inner] : { [key]: inner }), document)
}

describe('tagsOf', () => {
  test('finds a document at any depth of any result', () => {
    fc.assert(
      fc.property(
        ids,
        versions,
        result,
        fc.array(fc.constantFrom('a', 'claim', '0')),
        (...given) => {
          const [id, version, content, path] = given
          const found = tagsOf([content, bury({ _id: version + id, content }, path)])
          expect(found).toContain(documentTag(id))
        },
      ),
    )
  })

  test('tells a document of which only the entry is shown from one that is shown', () => {
    expect(tagsOf({ _id: 'home', related: [{ _entry: 'drafts.plan-a', path: '/a' }] })).toEqual([
      'doc:home',
      'entry:plan-a',
    ])
  })

  test('tags a document that a page refers to and that does not exist', () => {
    expect(tagsOf({ subject: { _ref: 'article-soon' } })).toEqual(['doc:article-soon'])
  })

  test('has each document once, and accepts every value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const tags = tagsOf(value)
        expect(new Set(tags).size).toBe(tags.length)
      }),
    )
  })
})

describe('tagsOfChange', () => {
  test('has a tag of every page that shows the document, for a draft as for the published one', () => {
    fc.assert(
      fc.property(ids, versions, fc.option(fc.boolean()), (id, version, relisted) => {
        const page = new Set(tagsOf({ items: [{ _id: id }] }))
        const change = tagsOfChange({ _id: version + id, _type: 'claim', relisted })
        expect(change.some((tag) => page.has(tag))).toBe(true)
      }),
    )
  })
})

describe('pathTag', () => {
  test('is the same for every spelling of a path', () => {
    expect(pathTag('/blog/')).toBe(pathTag('blog'))
  })

  test('stays within the length that a cache accepts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (path) => {
        expect(pathTag(path).length).toBeLessThanOrEqual(256)
      }),
    )
  })
})
