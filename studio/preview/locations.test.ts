import { siteOf } from '@elos/content/impact/site'
import { expect, test } from 'vitest'
import type { PageVersions } from '../base/documents/pageState.ts'
import { seedDocuments } from '../seed/documents.ts'
import { queried } from '../types/testing/groq.ts'
import { pagesShowing } from './impact/publishedSite.ts'
import { locationsOf, PAGE_QUERY } from './locations.ts'

const NOW = new Date('2026-01-15T12:00:00Z')
const seed = seedDocuments().map((document) => ({ ...document }))
const site = siteOf(seed, NOW, 'http://localhost:3000')

/** The pages of a document of the first content, or of these documents besides. */
async function locationsFor(id: string, type: string, documents: readonly object[] = []) {
  const own = await queried<PageVersions>(PAGE_QUERY, { id }, [...seed, ...documents])
  return locationsOf(type, { own, others: await pagesShowing(site, id) }, NOW)
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
  const published = { _id: 'a', _type: 'plan', route: { path: '/a', name: 'A' } }
  const state = locationsOf(
    'plan',
    { own: { published }, others: [{ path: '/a', name: 'A' }] },
    NOW,
  )
  expect(state.locations).toEqual([{ title: 'A', href: '/a' }])
  expect(state.message).toBe('Usado em uma página')
})

test('the message says when a document is on every page, or on none', () => {
  const none = { own: {}, others: [] }
  expect(locationsOf('siteSettings', none, NOW).message).toContain('todas as páginas')
  expect(locationsOf('claim', none, NOW).message).toContain('nenhuma página')
})

const route = { _type: 'route', path: '/blog/a', name: 'A' }

test('a page that was taken off the site says where its address leads', async () => {
  const target = { _type: 'reference', _ref: 'blogPage' }
  const state = await locationsFor('a', 'article', [
    { _id: 'drafts.a', _type: 'article', route },
    { _id: 'r', _type: 'redirect', source: '/blog/a', target },
  ])
  expect(state.message).toBe('Fora do ar. O endereço /blog/a leva a /blog. Para voltar, publique.')
  expect(paths(state)).toEqual(['/blog/a'])
})

test('an article that comes by itself says when, and is shown on that day', async () => {
  const article = { _id: 'a', _type: 'article', route, publishAt: '2026-12-10T12:00:00Z' }
  const state = await locationsFor('a', 'article', [article])
  expect(state.message).toBe('Entra no site em 10/12/2026 às 09:00.')
  expect(paths(state)).toEqual(['/blog/a?dia=2026-12-10'])
})

test('an article that has left has no page any more', async () => {
  const article = { _id: 'a', _type: 'article', route, unpublishOn: '2026-01-10' }
  expect(await locationsFor('a', 'article', [article])).toEqual({
    message: 'Saiu do site em 10/01/2026.',
  })
})
