import { type EvaluateOptions, evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { changesBetween, PUBLISHED_QUERY, type PublishedDocument, pathsOf } from './published.ts'
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
