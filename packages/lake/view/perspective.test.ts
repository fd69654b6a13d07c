import { describe, expect, test } from 'vitest'
import { TOKEN, testLake } from '../testing/lake.ts'

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

const QUERY = '*[_type == "plan"]{_id, _originalId, title}'

test('raw shows every variant under its own id', async () => {
  const { connect } = await variants()
  const found = await connect({ token: TOKEN, perspective: 'raw' }).fetch(QUERY)
  expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([
    'a',
    'c',
    'drafts.a',
    'drafts.b',
    'versions.verao.a',
  ])
})

test('published shows published documents', async () => {
  const { client } = await variants()
  expect(await client.fetch(QUERY, {}, { perspective: 'published' })).toEqual([
    { _id: 'a', _originalId: null, title: 'publicado' },
    { _id: 'c', _originalId: null, title: 'publicado' },
  ])
})

describe('drafts', () => {
  const overlay = [
    { _id: 'a', _originalId: 'drafts.a', title: 'rascunho' },
    { _id: 'b', _originalId: 'drafts.b', title: 'rascunho' },
    { _id: 'c', _originalId: 'c', title: 'publicado' },
  ]

  test('replace published documents, under the published ids', async () => {
    const { client } = await variants()
    expect(await client.fetch(QUERY, {}, { perspective: 'drafts' })).toEqual(overlay)
  })

  test('are also called previewDrafts', async () => {
    const { fetch } = await variants()
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const search = new URLSearchParams({ query: QUERY, perspective: 'previewDrafts' })
    const answer = await fetch(`/v1/data/query/production?${search}`, { headers })
    expect(await answer.json()).toMatchObject({ result: overlay })
  })

  test('are found by references and by id', async () => {
    const { client } = await variants()
    const ask = (groq: string) => client.fetch(groq, {}, { perspective: 'drafts' })
    expect(await ask('*[_type == "page"][0].plan->title')).toBe('rascunho')
    expect(await ask('*[_id == "b"][0].title')).toBe('rascunho')
    expect(await ask('count(*)')).toBe(4)
  })
})

test('a stack shows the first of its releases that has a variant', async () => {
  const { client } = await variants()
  const ask = (perspective: string[]) => client.fetch(QUERY, {}, { perspective })
  expect(await ask(['verao', 'drafts'])).toMatchObject([
    { _id: 'a', _originalId: 'versions.verao.a' },
    { _id: 'b', _originalId: 'drafts.b' },
    { _id: 'c', _originalId: 'c' },
  ])
  expect(await ask(['verao'])).toMatchObject([{ title: 'verão' }, { title: 'publicado' }])
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
  ['2021-06-07', 5],
  ['2025-02-18', 5],
  ['2025-02-19', 2],
  ['X', 2],
])('without a perspective, version %s sees %i plans', async (version, count) => {
  const { fetch } = await variants()
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const search = new URLSearchParams({ query: 'count(*[_type == "plan"])' })
  const answer = await fetch(`/v${version}/data/query/production?${search}`, { headers })
  expect(await answer.json()).toMatchObject({ result: count })
})
