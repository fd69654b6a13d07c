import { EMPTY_SEARCHES_ID } from '@elos/content/parts/search/emptySearches'
import { TOKEN, testLake } from '@elos/lake/testing/lake'
import { EmptySearches } from '@elos/web/search/emptySearches'
import { afterEach, expect, test, vi } from 'vitest'
import { siteClient } from './siteClient.ts'

afterEach(() => vi.restoreAllMocks())

/** Starts a Lake, and what counts the searches of a replica of its site. */
async function siteWithSearches() {
  const lake = await testLake()
  const clock = { now: new Date('2026-11-28T12:34:56.789Z') }
  const client = siteClient(lake.url, TOKEN)
  return { lake, clock, client, replica: () => new EmptySearches(client, () => clock.now) }
}

test('searches without a result are counted by day, folded, without who, when, or what may name a person', async () => {
  const { lake, clock, replica } = await siteWithSearches()
  const searches = replica()
  for (const text of [
    'Acupuntura',
    'acupuntura ',
    'maria@exemplo.com.br',
    '11 98888-7777',
    '123.456.789-09',
    '01310-100',
  ])
    searches.note(text)
  await searches.write()
  clock.now = new Date('2026-11-29T12:00:00Z')
  searches.note('ACUPUNTURÁ')
  searches.note('pet shop')
  await searches.write()
  await searches.write()
  const stored = await lake.client.getDocument(EMPTY_SEARCHES_ID)
  expect(stored?.words).toEqual([
    { _key: expect.any(String), text: 'acupuntura', count: 3, lastOn: '2026-11-29' },
    { _key: expect.any(String), text: 'pet shop', count: 1, lastOn: '2026-11-29' },
  ])
  expect(await lake.visitor.fetch('*')).toEqual([])
  expect(await lake.visitor.getDocument(EMPTY_SEARCHES_ID)).toBeUndefined()
})

test('replicas that write at the same moment lose nothing', async () => {
  const { lake, replica } = await siteWithSearches()
  const replicas = [replica(), replica(), replica()]
  for (const each of replicas) each.note('acupuntura')
  await Promise.all(replicas.map((each) => each.write()))
  expect(await lake.client.getDocument(EMPTY_SEARCHES_ID)).toMatchObject({
    words: [{ text: 'acupuntura', count: 3 }],
  })
})

test('what cannot be written is kept for the next time', async () => {
  const { lake, client, replica } = await siteWithSearches()
  const everyClient: typeof client = Object.getPrototypeOf(client)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(everyClient, 'createIfNotExists').mockRejectedValueOnce(new Error('away'))
  const searches = replica()
  searches.note('acupuntura')
  await searches.write()
  expect(error).toHaveBeenCalledOnce()
  searches.note('acupuntura')
  expect(await lake.client.getDocument(EMPTY_SEARCHES_ID)).toBeUndefined()
  await searches.write()
  expect(await lake.client.getDocument(EMPTY_SEARCHES_ID)).toMatchObject({
    words: [{ text: 'acupuntura', count: 2 }],
  })
})
