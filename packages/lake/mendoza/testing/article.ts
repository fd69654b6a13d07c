import fc from 'fast-check'
import { text, throughJson } from './json.ts'

interface Span {
  _key: string
  _type: 'span'
  text: string
  marks: readonly string[]
}

export interface Block {
  _key: string
  _type: 'block'
  style: string
  children: readonly Span[]
}

/** A document with the kinds of fields that editors change: text, and keyed, plain and nested arrays. */
export interface Article {
  _id: string
  _type: 'article'
  title: string
  seo?: { description: string; noIndex?: boolean }
  tags: readonly string[]
  body: readonly Block[]
  table: readonly { cells: readonly string[] }[]
}

const marks = fc.subarray(['strong', 'em', 'code'])
const style = fc.constantFrom('normal', 'h2', 'blockquote')

function keyed<T>(element: fc.Arbitrary<T>, minLength = 0) {
  const array = fc.array(element, { minLength, maxLength: 6 })
  return array.map((elements) =>
    elements.map((element, index) => ({ _key: `k${index}`, ...element })),
  )
}

const span = fc.record({ _type: fc.constant('span' as const), text, marks })
const block = fc.record({ _type: fc.constant('block' as const), style, children: keyed(span, 1) })

export const article: fc.Arbitrary<Article> = fc
  .record({
    _id: fc.constant('drafts.artigo'),
    _type: fc.constant('article' as const),
    title: text,
    seo: fc.record({ description: text, noIndex: fc.boolean() }, { requiredKeys: ['description'] }),
    tags: fc.array(text, { maxLength: 6 }),
    body: keyed(block, 1),
    table: fc.array(fc.record({ cells: fc.array(text, { maxLength: 4 }) }), { maxLength: 5 }),
  })
  .map(throughJson)
