import { expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

/** Creates plans; returns a function that searches them. */
async function searchedLake() {
  const { client } = await testLake()
  const documents = [
    { _id: 'a', title: 'Plano de saúde empresarial', body: [{ text: 'Para pequenas empresas' }] },
    { _id: 'b', title: 'Plano sênior', body: [{ text: 'Rede credenciada' }] },
    { _id: 'c', title: 'Seguro de frota', body: [] },
  ]
  for (const document of documents) await client.create({ _type: 'plan', ...document })
  return (query: string, text: string) => client.fetch(query, { text, types: ['plan'] })
}

const ANYWHERE = '*[_type in $types && [@, _id] match text::query($text)]._id'

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
  const search = await searchedLake()
  expect(await search(ANYWHERE, text)).toEqual(ids)
})

test('the results can be ordered by score, as the Studio does', async () => {
  const search = await searchedLake()
  const scored = `*[_type in $types]
    | score(boost(title match text::query($text), 10), [@, _id] match text::query($text))
    [_score > 0] {_id} | order(_score desc) [0...10]`
  expect(await search(scored, 'empresarial')).toEqual([{ _id: 'a' }])
})

test('a search finds a draft by its own text, under the published id', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'a', _type: 'plan', title: 'Antigo' })
  await client.create({ _id: 'drafts.a', _type: 'plan', title: 'Novíssimo' })
  const find = (text: string) =>
    client.fetch('*[[@, _id] match text::query($text)]._id', { text }, { perspective: 'drafts' })
  expect(await find('novissimo')).toEqual(['a'])
  expect(await find('antigo')).toEqual([])
})

test('a search of one attribute supports phrases, exclusion, accents and references', async () => {
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
