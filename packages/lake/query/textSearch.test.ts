import { expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

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
