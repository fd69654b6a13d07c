import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import type { SeedDocument } from './read/document.ts'
import { passagesOf } from './testing/passages.ts'

const articles = seedDocuments().flatMap((page) => (page._type === 'article' ? [page] : []))
const wordsOf = (article: SeedDocument & { _type: 'article' }) =>
  passagesOf({ ...article, lead: [], title: '', description: '', chatMessage: '' })
    .filter(({ path }) => path.startsWith('body'))
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length

test('the ten articles have their fixed numbers', () => {
  const bySlug = Object.fromEntries(articles.map(({ number, slug }) => [number, slug?.current]))
  expect(bySlug).toEqual({
    1: 'contratar-plano-saude-barato-2025',
    2: 'melhor-corretora-seguros-plano-saude',
    3: 'corretora-portabilidade-saude',
    4: 'regras-portabilidade-plano-saude-2025',
    5: 'como-economizar-plano-saude',
    6: 'plano-saude-bradesco-onde-contratar',
    7: 'plano-saude-sulamerica-onde-contratar',
    8: 'plano-saude-amil-onde-contratar',
    9: 'plano-saude-medsenior-onde-contratar',
    10: 'plano-saude-alice-onde-contratar',
  })
})

test('the articles have their fixed dates and reading times', () => {
  const byNumber = articles.toSorted((one, other) => one.number - other.number)
  expect(byNumber.map(({ readMinutes }) => readMinutes)).toEqual([8, 6, 7, 10, 9, 8, 7, 8, 6, 7])
  expect(byNumber.slice(5).map(({ publishedAt }) => publishedAt)).toEqual([
    '2024-12-01',
    '2024-11-28',
    '2024-11-25',
    '2024-11-22',
    '2024-11-20',
  ])
  expect(new Set(articles.map(({ reviewedAt }) => reviewedAt))).toEqual(new Set(['2025-08-27']))
})

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
