import { expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

async function library() {
  const { client } = await testLake()
  const documents = [
    { _id: 'a', title: 'Plano de saúde empresarial', body: [{ text: 'Para pequenas empresas' }] },
    { _id: 'b', title: 'Plano sênior', body: [{ text: 'Rede credenciada' }] },
    { _id: 'c', title: 'Seguro de frota', body: [] },
  ]
  for (const document of documents) await client.create({ _type: 'plan', ...document })
  return (query: string, text: string) => client.fetch(query, { text, types: ['plan'] })
}

const anywhere = '*[_type in $types && [@, _id] match text::query($text)]._id'

test.each([
  ['*', ['a', 'b', 'c']],
  ['', ['a', 'b', 'c']],
  ['plano', ['a', 'b']],
  ['SAUDE', ['a']],
  ['empres*', ['a']],
  ['empres', []],
  ['plano rede', ['b']],
  ['plano -rede', ['a']],
  ['"pequenas empresas"', ['a']],
  ['"empresas pequenas"', []],
  ['c', ['c']],
])('a search for %j finds %j', async (text, ids) => {
  const search = await library()
  expect(await search(anywhere, text)).toEqual(ids)
})

test('a search of one attribute looks there only', async () => {
  const search = await library()
  const inTitle = '*[_type in $types && title match text::query($text)]._id'
  expect(await search(inTitle, 'plan*')).toEqual(['a', 'b'])
  expect(await search(inTitle, 'rede')).toEqual([])
})

test('a search orders by score, as the Studio asks', async () => {
  const search = await library()
  const scored = `*[_type in $types]
    | score(boost(title match text::query($text), 10), [@, _id] match text::query($text))
    [_score > 0] {_id} | order(_score desc) [0...10]`
  expect(await search(scored, 'empresarial')).toEqual([{ _id: 'a' }])
})

test('a search finds a draft by what the draft says, under the published id', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'a', _type: 'plan', title: 'Antigo' })
  await client.create({ _id: 'drafts.a', _type: 'plan', title: 'Novíssimo' })
  const find = (text: string) =>
    client.fetch('*[[@, _id] match text::query($text)]._id', { text }, { perspective: 'drafts' })
  expect(await find('novissimo')).toEqual(['a'])
  expect(await find('antigo')).toEqual([])
})

test('a search of one attribute knows phrases, absence and accents, also through references', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'amil', _type: 'carrier', name: 'Amil Saúde' })
  const carrier = { _type: 'reference', _ref: 'amil' }
  await client.create({ _id: 'a', _type: 'plan', title: 'Plano Sênior', note: 'saúde', carrier })
  const body = [{ _type: 'block', children: [{ _type: 'span', text: 'Rede de saúde' }] }]
  await client.create({ _id: 'b', _type: 'plan', title: 'Plano da família', body })
  const find = (target: string, text: string) =>
    client.fetch(`*[_type == "plan" && ${target} match text::query($text)]._id`, { text })
  expect(await find('title', 'senior')).toEqual(['a'])
  expect(await find('title', '"da familia"')).toEqual(['b'])
  expect(await find('title', 'plano -familia')).toEqual(['a'])
  expect(await find('title', 'saude')).toEqual([])
  expect(await find('[title, note]', 'saude')).toEqual(['a'])
  expect(await find('carrier->name', 'saude')).toEqual(['a'])
  expect(await find('pt::text(body)', 'saude')).toEqual(['b'])
})
