import { site } from '@elos/content/fixtures/pages'
import { afterEach, expect, test, vi } from 'vitest'
import { lakeClient } from '../../lake/client.ts'
import { EmptySearches } from '../../search/emptySearches.ts'
import { GET } from './route.tsx'

vi.mock('../../env.ts', async (load) => {
  const real = await load<typeof import('../../env.ts')>()
  return { ...real, env: { ...real.env, SANITY_WRITE_TOKEN: 'a write token' } }
})
vi.mock('../../search/frame.ts', () => ({ searchFrame: async () => ({ site, pages: [] }) }))
vi.mock('../../search/searchSite.ts', () => ({
  indexSite: async () => undefined,
  searchSite: async (text: string) => ({
    pages: text === 'amil' ? [{ path: '/amil', name: 'Amil', parts: [] }] : [],
    hasMore: false,
    isExact: true,
  }),
}))

afterEach(() => {
  globalThis.emptySearches = undefined
  globalThis.replicas = undefined
})

test('a whole search that finds nothing is counted, and no half word that is asked as one types', async () => {
  globalThis.emptySearches = new EmptySearches(lakeClient)
  const note = vi.spyOn(globalThis.emptySearches, 'note').mockReturnValue()
  const search = async (text: string, destination: string) => {
    const address = `http://site/busca?${new URLSearchParams({ q: text })}`
    const headers = { 'sec-fetch-dest': destination }
    const { status } = await GET(new Request(address, { headers }), { params: Promise.resolve({}) })
    expect(status).toBe(200)
  }
  await search('acupuntura', 'document')
  await search('acu\u00adpuntura', 'document')
  await search('acupunt', 'empty')
  await search('amil', 'document')
  await search('', 'document')
  expect(note.mock.calls).toEqual([['acupuntura'], ['acupuntura']])
})
