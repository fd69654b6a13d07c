import { siteOf } from '@elos/content/impact/site'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { pagesShowing } from './impact/publishedSite.ts'
import { locationsOf, OWN_PAGES_QUERY, type Uses } from './locations.ts'

const dataset = seedDocuments().map((document) => ({ ...document }))
const site = siteOf(dataset, new Date('2026-01-15T12:00:00Z'))

async function locationsFor(id: string, type: string) {
  const params = { id }
  const value = await evaluate(parse(OWN_PAGES_QUERY, { params }), { dataset, params })
  const own: Uses['own'] = JSON.parse(JSON.stringify(await value.get()))
  return locationsOf(type, { own, others: await pagesShowing(site, id) })
}

const paths = ({ locations = [] }: ReturnType<typeof locationsOf>) =>
  locations.map(({ href }) => href)

test('a carrier is shown on its own page first, then where it is mentioned', async () => {
  const [first, ...others] = paths(await locationsFor('carrier-bradesco', 'carrier'))
  expect(first).toBe('/bradesco-saude')
  expect(others).toContain('/')
  expect(others).toContain('/plano-empresarial')
})

test('a claim is shown on a page that states it through another document, and on no other', async () => {
  const found = paths(await locationsFor('claim-amil-preco', 'claim'))
  expect(found).toContain('/')
  expect(found).toContain('/amil-saude')
  // The home page shows the carrier, but not this share of it.
  expect(paths(await locationsFor('claim-amil-terceiro-filho', 'claim'))).not.toContain('/')
})

test('each page is listed once, with the number of pages', () => {
  const page = { path: '/a', name: 'A' }
  const state = locationsOf('claim', { own: [page], others: [page] })
  expect(state.locations).toEqual([{ title: 'A', href: '/a' }])
  expect(state.message).toBe('Usado em uma página')
})

test('the message says when a document is on every page, or on none', () => {
  expect(locationsOf('siteSettings', null).message).toContain('todas as páginas')
  expect(locationsOf('claim', { own: [], others: [] }).message).toContain('nenhuma página')
})
