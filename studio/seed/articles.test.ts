import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import type { SeedDocument } from './read/document.ts'
import { passagesOf } from './testing/passages.ts'

const articles = seedDocuments().flatMap((page) => (page._type === 'article' ? [page] : []))
const wordsOf = (article: SeedDocument & { _type: 'article' }) =>
  passagesOf({ ...article, lead: [], title: '', description: '', chatMessage: '' })
    .filter(({ path }) => path.startsWith('body'))
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length

test.each(articles.map((article) => [article.slug?.current ?? '', article] as const))(
  '%s has at least 700 words, three headings, a list and a highlighted claim',
  (slug, article) => {
    const blocks = article.body.flatMap((block) => (block._type === 'block' ? [block] : []))
    expect(wordsOf(article)).toBeGreaterThanOrEqual(700)
    expect(blocks.filter(({ style }) => style === 'h2').length).toBeGreaterThanOrEqual(3)
    expect(blocks.some(({ listItem }) => listItem)).toBe(true)
    expect(article.body.some(({ _type }) => _type === 'claimCallout')).toBe(true)
    expect(article.route?.path).toBe(`/blog/${slug}`)
  },
)

test('no article highlights a claim directly below a table that has it', () => {
  const repeated = articles.flatMap(({ slug, body }) =>
    body.flatMap((block, index) => {
      const above = body[index - 1]
      if (block._type !== 'claimCallout' || above?._type !== 'dataTable') return []
      const inTable = JSON.stringify(above).includes(block.claim._ref)
      return inTable ? [`${slug?.current}: ${block.label}`] : []
    }),
  )
  expect(repeated).toEqual([])
})
