import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { locationsOf, USES_QUERY, type Uses } from './locations.ts'

const dataset = seedDocuments()

async function locationsFor(id: string, type: string) {
  const value = await evaluate(parse(USES_QUERY, { params: { id } }), { dataset, params: { id } })
  const uses: Uses = JSON.parse(JSON.stringify(await value.get()))
  return locationsOf(type, uses)
}

const paths = ({ locations = [] }: ReturnType<typeof locationsOf>) =>
  locations.map(({ href }) => href)

test('a carrier is shown on its own page first, then where it is mentioned', async () => {
  const [first, ...others] = paths(await locationsFor('carrier-bradesco', 'carrier'))
  expect(first).toBe('/bradesco-saude')
  expect(others).toContain('/')
  expect(others).toContain('/plano-empresarial')
})

test('a claim is shown on every page that states it', async () => {
  const found = paths(await locationsFor('claim-bradesco-preco', 'claim'))
  expect(found).toContain('/bradesco-saude')
  expect(found).toContain('/blog/plano-saude-bradesco-onde-contratar')
})

test('a route is shown as its own page', async () => {
  expect(paths(await locationsFor('route-alice-saude', 'route'))[0]).toBe('/alice-saude')
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
