import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

const GREETING = { _id: 'ola', _type: 'p', title: { pt: 'Olá', en: 'Hi' }, tags: ['a', 'b'] }

async function lakeWithGreeting() {
  const lake = await testLake()
  await lake.client.create(GREETING)
  return lake
}

describe('a parameter in brackets', () => {
  test.each([
    ['the name of an attribute', '*[_type == "p"][0].title[$lang]', { lang: 'pt' }, 'Olá'],
    ['after a default', '*[0]{"t": coalesce(title[$lang], title.en)}.t', { lang: 'pt' }, 'Olá'],
    ['in a filter', '*[_type == "p" && title[$lang] == "Olá"]._id', { lang: 'pt' }, ['ola']],
    ['joined', '*[0].title[$a + "t"]', { a: 'p' }, 'Olá'],
    ['the index of an element', '*[0].tags[$n]', { n: 1 }, 'b'],
    ['the bounds of a slice', '*[0].tags[$n...($n + 1)]', { n: 1 }, ['b']],
    ['after a text and a comment', '*[0]{"]": title[$lang] // [$no\n}["]"]', { lang: 'pt' }, 'Olá'],
    ['an array of its own', '*[_type in [$type]]._id', { type: 'p' }, ['ola']],
  ])('is %s', async (_, query, params, expected) => {
    const { client } = await lakeWithGreeting()
    expect(await client.fetch(query, params)).toEqual(expected)
  })
})

describe('a parameter that is not given', () => {
  test.each(['*[_type == $nope]', '$nope == null', '*[0].title[$nope]', '*[0]{"a": $nope}'])(
    'is refused in %s',
    async (query) => {
      const { client } = await lakeWithGreeting()
      await expect(client.fetch(query, { other: 1 })).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('param $nope referenced, but not provided'),
      })
    },
  )

  test('may be null', async () => {
    const { client } = await lakeWithGreeting()
    expect(await client.fetch('$nope == null', { nope: null })).toBe(true)
  })
})

describe('path()', () => {
  test.each([
    ['path("leads.7") in path("leads.*")', true],
    ['path("other.7") in path("leads.*")', false],
    ['path("a.b.c") in path("a.**")', true],
    ['"leads.7" in path("leads.*")', true],
    ['*[path(_id) in path("leads.*")]._id', ['leads.7']],
    ['*[_type == "rule"][0]{"ids": *[path(_id) in path(^.pattern)]._id}.ids', ['leads.7']],
  ])('%s', async (query, expected) => {
    const { client } = await testLake()
    await client.create({ _id: 'leads.7', _type: 'lead' })
    await client.create({ _id: 'rule', _type: 'rule', pattern: 'leads.**' })
    expect(await client.fetch(query)).toEqual(expected)
  })
})

test.each([
  ['array::unique([null, "a", null, "a", 1, true, 1])', [null, 'a', 1, true]],
  ['array::unique(*[_type == "p"].missing)', [null]],
  ['array::unique([])', []],
  ['array::unique("a")', null],
])('%s keeps each value once, null included', async (query, expected) => {
  const { client } = await lakeWithGreeting()
  await client.create({ _type: 'p' })
  expect(await client.fetch(query)).toEqual(expected)
})

describe('score()', () => {
  test.each([
    ['* {title} | score(title.pt match "olá")', 'cannot follow a projection'],
    ['* {title} | order(title.pt) | score(true)', 'cannot follow a projection'],
    ['* {title} [0...3] | score(true)', 'cannot follow a projection'],
    ['*[0] | score(title.pt match "olá")', 'requires an array'],
    ['*[0]{title} | score(true)', 'cannot follow a projection'],
  ])('%s is refused', async (query, message) => {
    const { client } = await lakeWithGreeting()
    await expect(client.fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    })
  })

  test.each([
    '*[_type == "p"] | score(title.pt match "olá") {_id}',
    '* | order(_id) [0...3] | score(title.pt match "olá") {_id}',
    '*[_type == "p"] | score(true) | score(false) | order(_score desc) {_id}',
  ])('%s is answered', async (query) => {
    const { client } = await lakeWithGreeting()
    expect(await client.fetch(query)).toEqual([{ _id: 'ola' }])
  })
})

describe('a comparison of two values is that of groq-js', () => {
  const before = {
    price: 10,
    title: 'a',
    cards: [{ _key: 'x', n: 1, in: { _type: 'z', n: 1 } }, { n: 2 }],
    seo: { a: [1], b: null },
  }
  const afters = {
    same: structuredClone(before),
    price: { ...before, price: 12 },
    deep: { ...before, cards: [{ _key: 'x', n: 1, in: { _type: 'z', n: 9 } }, { n: 2 }] },
    shorter: { ...before, cards: [{ n: 2 }] },
    less: { price: 10, title: 'a', cards: before.cards },
    list: { ...before, seo: { a: [2], b: null } },
  }
  const selectors = [
    'price',
    '(price, title)',
    'cards',
    'cards[].n',
    'cards[_key == $key].in',
    'cards[].in.(n, _type)',
    'seo.(a, b)',
    'anywhere(_type == "z")',
    'missing',
    '(price, seo, cards[])',
  ]

  test.each(Object.keys(afters))('%s', async (name) => {
    const { client } = await testLake()
    for (const selector of selectors) {
      for (const call of ['changedAny', 'changedOnly']) {
        const query = `diff::${call}($before, $after, ${selector})`
        const params = { before, after: Reflect.get(afters, name), key: 'x' }
        const expected = await (await evaluate(parse(query), { params })).get()
        expect({ query, result: await client.fetch(query, params) }).toEqual({
          query,
          result: expected,
        })
      }
    }
  })

  test('for each document in a filter, and for a draft and its published document', async () => {
    const { client } = await lakeWithGreeting()
    await client.create({ ...GREETING, _id: 'drafts.ola', title: { pt: 'Oi', en: 'Hi' } })
    const draft = '*[_id == "drafts." + ^._id][0]'
    expect(
      await client.fetch(`*[_id == "ola"]{"c": diff::changedAny(@, ${draft}, title.pt)}.c`),
    ).toEqual([true])
    expect(await client.fetch('*[diff::changedOnly(@, {...@, "tags": []}, tags)]._id')).toEqual([
      'drafts.ola',
      'ola',
    ])
  })
})
