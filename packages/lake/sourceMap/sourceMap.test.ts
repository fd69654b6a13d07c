import type { SanityDocumentStub } from '@sanity/client'
import { resolveEditUrl } from '@sanity/client/csm'
import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { vercelStegaDecode } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { API_VERSION, TOKEN, testLake } from '../testing/lake.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const span = (text: string) => ({ _type: 'span', _key: 's1', text, marks: [] })

const documents: SanityDocumentStub[] = [
  { _id: 'amil', _type: 'carrier', name: 'Amil', phone: { area: '11', number: '5555' } },
  {
    _id: 'plano',
    _type: 'plan',
    title: 'Plano sênior',
    subtitle: 'Para quem tem 60 anos',
    price: 900,
    slug: { current: 'plano-senior' },
    carrier: reference('amil'),
    tags: ['saúde', 'família'],
    cards: [
      { _key: 'k1', label: 'Rede', carrier: reference('amil') },
      { _key: 'k2', label: 'Preço' },
    ],
    body: [{ _type: 'block', _key: 'b1', children: [span('Olá, mundo')] }],
  },
  { _id: 'drafts.plano', _type: 'plan', title: 'Plano em rascunho' },
]

/** Creates the documents; returns a function that runs a query with its source map. */
async function mappedLake(perspective: 'published' | 'drafts' = 'published') {
  const lake = await testLake()
  await lake.client.mutate(
    documents.map((create) => ({ create })),
    { returnDocuments: false },
  )
  const client = lake.connect({ token: TOKEN, perspective })
  return async (query: string) => {
    const { result, resultSourceMap } = await client.fetch(
      query,
      {},
      {
        filterResponse: false,
        resultSourceMap: 'withKeyArraySelector',
      },
    )
    const plain = await client.fetch(query)
    expect(result).toEqual(plain)
    return { result, map: resultSourceMap ?? { documents: [], paths: [], mappings: {} } }
  }
}

/** Returns the document and path of a value in a result, as click-to-edit finds them. */
async function edit(query: string, path: string, perspective?: 'drafts') {
  const ask = await mappedLake(perspective)
  const { map } = await ask(query)
  const url = resolveEditUrl({ studioUrl: '/studio', resultSourceMap: map, resultPath: path || [] })
  const { id, path: found } = Object.fromEntries(
    [...(url ?? '').matchAll(/[;/](id|path)=([^;?]*)/g)].map(([, name, value]) => [
      name,
      decodeURIComponent(value ?? ''),
    ]),
  )
  return url && `${id} ${found}`
}

describe('a value is mapped to its document and path', () => {
  const PLAN = '*[_type == "plan" && _id == "plano"][0]'
  test.each([
    ['an attribute', '{title}', 'title', 'plano title'],
    ['under another name', '{"name": title}', 'name', 'plano title'],
    ['nested', '{"slug": slug.current}', 'slug', 'plano slug.current'],
    ['a number', '{price}', 'price', 'plano price'],
    ['from a reference', '{"who": carrier->name}', 'who', 'amil name'],
    ['projected from a reference', '{carrier->{"a": phone.area}}', 'carrier.a', 'amil phone.area'],
    ['the first of joined texts', '{"t": "Veja: " + title + " " + subtitle}', 't', 'plano title'],
    ['whichever is there', '{"t": coalesce(missing, title)}', 't', 'plano title'],
    ['whichever is selected', '{"t": select(price > 1 => subtitle, title)}', 't', 'plano subtitle'],
    ['an element', '{cards[]{label}}', 'cards[1].label', 'plano cards[_key=="k2"].label'],
    ['a reference in an element', '{"c": cards[].carrier->name}', 'c[0]', 'amil name'],
    ['a text in a list', '{tags}', 'tags[1]', 'plano tags[1]'],
    [
      'Portable Text',
      '{body}',
      'body[0].children[0].text',
      'plano body[_key=="b1"].children[_key=="s1"].text',
    ],
    ['all attributes', '{...}', 'title', 'plano title'],
    ['all but one', '{..., "title": subtitle}', 'title', 'plano subtitle'],
    ['without projection', '', 'slug.current', 'plano slug.current'],
    ['on its own', '.title', '', 'plano title'],
    ['projected twice', '{"a": {"b": title}}{"c": a.b}', 'c', 'plano title'],
    ['above', '{cards[]{"of": ^.title}}', 'cards[0].of', 'plano title'],
    ['unless computed', '{"t": upper(title)}', 't', undefined],
    ['unless overridden', '{..., "title": upper(title)}', 'title', undefined],
    ['unless it is a literal', '{"t": "fixo"}', 't', undefined],
  ])('%s', async (_, projection, path, expected) => {
    expect(await edit(PLAN + projection, path)).toBe(expected)
  })

  test.each([
    ['[0].name', '*[_type in ["plan", "carrier"]] | order(_type asc)[0...1]{name}'],
    ['x.y', '{"x": *[_type == "carrier" && name == "Amil"][0]{"y": name}}'],
  ])('at %s of %s', async (path, query) => {
    expect(await edit(query, path)).toBe('amil name')
  })

  test('also when the document is a draft', async () => {
    const ask = await mappedLake('drafts')
    const { map } = await ask('*[_type == "plan"]{title}')
    expect(map.documents).toEqual([{ _id: 'drafts.plano', _type: 'plan' }])
  })
})

test('the map has the format of hosted Sanity', async () => {
  const ask = await mappedLake()
  const { map } = await ask('*[_type == "plan"]{title, cards[0..0]{label}}')
  expect(map).toEqual({
    documents: [{ _id: 'plano', _type: 'plan' }],
    paths: ["$['title']", "$['cards'][?(@._key=='k1')]['label']"],
    mappings: {
      "$[0]['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
      "$[0]['cards'][0]['label']": {
        type: 'value',
        source: { type: 'documentValue', document: 0, path: 1 },
      },
    },
  })
})

test('stega adds the origin to texts, and changes nothing else', async () => {
  const ask = await mappedLake()
  const { result, map } = await ask('*[_type == "plan"]{title, body, "who": carrier->name}')
  const encoded = stegaEncodeSourceMap(result, map, { enabled: true, studioUrl: '/studio' })
  expect(stegaClean(encoded)).toEqual(result)
  const [{ who, body }] = encoded
  expect(vercelStegaDecode(who)).toMatchObject({ href: expect.stringContaining('id=amil') })
  expect(vercelStegaDecode(body[0].children[0].text)).toMatchObject({
    href: expect.stringContaining('path=body'),
  })
})

test('without the parameter no map is made', async () => {
  const lake = await testLake()
  const search = new URLSearchParams({ query: '*[]{_id}' })
  const answer = await lake.fetch(`/v${API_VERSION}/data/query/production?${search}`)
  expect(await answer.json()).not.toHaveProperty('resultSourceMap')
})
