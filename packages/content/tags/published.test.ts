import { type EvaluateOptions, evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { MOST_ON_PAGE } from '../parts/address/lists.ts'
import {
  changesBetween,
  PUBLISHED_QUERY,
  type PublishedDocument,
  pathsOf,
  pathsOfAll,
} from './published.ts'
import { tagsOfChange } from './tags.ts'
import webhook from './webhook.json' with { type: 'json' }

const published = (...documents: PublishedDocument[]) =>
  new Map(documents.map((document) => [document._id, document]))

const claim = { _id: 'claim-a', _type: 'claim', _rev: '1' }
const page = { _id: 'plan-a', _type: 'plan', _rev: '1', path: '/a' }

test('equal states have no changes between them', () => {
  expect(changesBetween(published(claim, page), published(page, claim))).toEqual([])
})

test('a document that was created, changed or deleted is a change', () => {
  const created = changesBetween(published(), published(claim))
  const changed = changesBetween(published(claim), published({ ...claim, _rev: '2' }))
  const deleted = changesBetween(published(claim), published())
  for (const changes of [created, changed, deleted]) {
    expect(changes.map(({ _id, _type }) => [_id, _type])).toEqual([['claim-a', 'claim']])
  }
})

test('a page that moved has the tags of both of its paths', () => {
  const moved = published({ ...page, _rev: '2', path: '/b' })
  expect(changesBetween(published(page), moved).flatMap(tagsOfChange)).toEqual(
    expect.arrayContaining(['list:route', 'path:/a', 'path:/b']),
  )
  expect(changesBetween(published(page), published()).flatMap(tagsOfChange)).toEqual(
    expect.arrayContaining(['list:route', 'path:/a']),
  )
})

test('a document is at its path, and each former version of its text below it', () => {
  expect(pathsOf({ ...page, former: ['2.0', null] })).toEqual(['/a', '/a/versao/2-0'])
  expect(pathsOf({ source: '/velho/', path: null, former: null })).toEqual(['/velho'])
  expect(pathsOf({ former: ['2.0'] })).toEqual([])
})

test('each list has as many pages as it would have with all articles', () => {
  const list = { _id: 'blogPage', _type: 'blogPage', path: '/blog' }
  const articles = Array.from({ length: MOST_ON_PAGE + 1 }, (_, index) => ({
    _id: `article-${index}`,
    _type: 'article',
    path: '/blog/artigo',
  }))
  const others = [page, { _id: 'article-draft', _type: 'article', path: null }]
  const pathsWith = (count: number) => [
    ...pathsOfAll([list, ...others, ...articles.slice(0, count)]),
  ]
  expect(pathsWith(MOST_ON_PAGE)).toEqual(['/blog', '/a', '/blog/artigo'])
  expect(pathsWith(MOST_ON_PAGE + 1)).toEqual(['/blog', '/blog/pagina/2', '/a', '/blog/artigo'])
})

test('two carriers are compared at a path in each order, which is known once the comparison has a page', () => {
  const carriers = ['/a', '/b'].map((path) => ({ _id: path, _type: 'carrier', path }))
  const unpaged = { _id: 'c', _type: 'carrier', path: null }
  const comparison = { _id: 'comparisonPage', _type: 'comparisonPage', path: '/comparar' }
  expect([...pathsOfAll([...carriers, unpaged])]).toEqual(['/a', '/b'])
  expect([...pathsOfAll([comparison, ...carriers, unpaged])].toSorted()).toEqual([
    '/a',
    '/b',
    '/comparar',
    '/comparar/a/a',
    '/comparar/a/b',
    '/comparar/b/a',
    '/comparar/b/b',
  ])
  const moved = { _id: 'redirect-a', _type: 'redirect', path: null, source: '/velho' }
  expect([...pathsOfAll([comparison, ...carriers, moved])]).toContain('/comparar/velho/b')
})

test('the query finds the documents that the webhook reports, and no other', async () => {
  const dataset = ['claim-a', 'drafts.claim-a', 'versions.r1.claim-a', 'lead.a'].map((_id) => ({
    ...claim,
    _id,
  }))
  const evaluateIn = async (groq: string, options: EvaluateOptions) =>
    JSON.parse(
      JSON.stringify(await (await evaluate(parse(groq, { mode: 'delta' }), options)).get()),
    )
  const found: PublishedDocument[] = await evaluateIn(PUBLISHED_QUERY, { dataset })
  expect(found.map(({ _id }) => _id)).toEqual(['claim-a'])
  for (const document of dataset) {
    const isReported = await evaluateIn(webhook.filter, {
      before: null,
      after: document,
      root: document,
    })
    expect(isReported, document._id).toBe(document._id === 'claim-a')
  }
})
