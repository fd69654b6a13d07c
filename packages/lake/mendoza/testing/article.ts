import fc from 'fast-check'
import { text, throughJson } from './json.ts'

export interface Span {
  readonly _key: string
  readonly _type: 'span'
  readonly text: string
  readonly marks: readonly string[]
}

export interface Block {
  readonly _key: string
  readonly _type: 'block'
  readonly style: string
  readonly children: readonly Span[]
}

/** A document with the kinds of fields editors change: text, keyed, plain and nested arrays. */
export interface Article {
  readonly _id: string
  readonly _type: 'article'
  readonly title: string
  readonly seo?: { readonly description: string; readonly noIndex?: boolean }
  readonly tags: readonly string[]
  readonly body: readonly Block[]
  readonly table: readonly { readonly cells: readonly string[] }[]
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
