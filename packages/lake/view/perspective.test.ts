import { expect, test } from 'vitest'
import { type TestLake, TOKEN, testLake } from '../testing/lake.ts'

/** `a` published with a draft and a version, `b` only a draft, `c` only published. */
async function variants() {
  const lake = await testLake()
  const documents = [
    ['a', 'publicado'],
    ['drafts.a', 'rascunho'],
    ['versions.verao.a', 'verão'],
    ['drafts.b', 'rascunho'],
    ['c', 'publicado'],
  ]
  for (const [_id, title] of documents) await lake.client.create({ _id, _type: 'plan', title })
  const link = { _type: 'reference', _ref: 'a' }
  await lake.client.create({ _id: 'pagina', _type: 'page', plan: link })
  return lake
}

const QUERY = '*[_type == "plan"]{"shown": [_id, _originalId, title]}.shown'

/** The administrator's answer to a query. */
async function answerOf({ fetch }: TestLake, search: Record<string, string>, version = '1') {
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const path = `/v${version}/data/query/production?${new URLSearchParams(search)}`
  return (await (await fetch(path, { headers })).json()).result
}

// Each plan has its id, the id of the variant that is shown, and the title.
const C = ['c', 'c', 'publicado']
const DRAFTS = [['a', 'drafts.a', 'rascunho'], ['b', 'drafts.b', 'rascunho'], C]

test.each([
  [
    'raw',
    [
      ['a', null, 'publicado'],
      ['c', null, 'publicado'],
      ['drafts.a', null, 'rascunho'],
      ['drafts.b', null, 'rascunho'],
      ['versions.verao.a', null, 'verão'],
    ],
  ],
  ['published', ['a', 'c'].map((id) => [id, null, 'publicado'])],
  ['drafts', DRAFTS],
  ['previewDrafts', DRAFTS],
  ['verao,drafts', [['a', 'versions.verao.a', 'verão'], ['b', 'drafts.b', 'rascunho'], C]],
  ['verao', [['a', 'versions.verao.a', 'verão'], C]],
])('the perspective %s shows its variants', async (perspective, shown) => {
  expect(await answerOf(await variants(), { query: QUERY, perspective })).toEqual(shown)
})

test('drafts are found by references and by id', async () => {
  const { client } = await variants()
  const ask = (groq: string) => client.fetch(groq, {}, { perspective: 'drafts' })
  expect(await ask('*[_type == "page"][0].plan->title')).toBe('rascunho')
  expect(await ask('*[_id == "b"][0].title')).toBe('rascunho')
  expect(await ask('count(*)')).toBe(4)
})

test('a view shows every commit', async () => {
  const { client } = await variants()
  const titles = () => client.fetch('*[_type == "plan"].title', {}, { perspective: 'drafts' })
  await titles()
  await client.patch('drafts.a').set({ title: 'novo' }).commit()
  expect(await titles()).toEqual(['novo', 'rascunho', 'publicado'])
  await client.delete('drafts.a')
  expect(await titles()).toEqual(['publicado', 'rascunho', 'publicado'])
})

test.each([
  ['1', 5],
  ['2025-02-18', 5],
  ['2025-02-19', 2],
  ['X', 2],
])('without a perspective, version %s sees %i plans', async (version, count) => {
  const query = 'count(*[_type == "plan"])'
  expect(await answerOf(await variants(), { query }, version)).toBe(count)
})
