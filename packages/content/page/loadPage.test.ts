import { describe, expect, test } from 'vitest'
import { siteSettings, withRoute } from '../fixtures/documents.ts'
import { now, origin } from '../fixtures/pages.ts'
import type { ContentClient } from '../parts/read/client.ts'
import { documentOf } from '../testing/everyDocument.ts'
import { lakeOf } from '../testing/lake.ts'
import { load } from '../testing/load.ts'
import { KINDS, PAGE_KINDS } from './kinds.ts'
import { loadPage } from './loadPage.ts'

const carrier = { _id: 'carrier-amil', _type: 'carrier', name: 'Amil' }
const subjectTypes = PAGE_KINDS.map((kind) => [KINDS[kind].type, kind] as const)

describe('a path of the registry', () => {
  const home = { _id: 'homePage', _type: 'homePage' }
  const documents = [siteSettings, withRoute(home, { path: '/' }), withRoute(carrier)]

  test('leads to the page of its document, with two queries', async () => {
    const client = lakeOf(documents)
    expect(await loadPage(client, '/carrier-amil', now, origin)).toMatchObject({
      outcome: 'page',
      page: {
        kind: 'carrier',
        route: { path: '/carrier-amil', title: 'Título de /carrier-\u2060amil' },
        site: { brandName: 'Elos Saúde', homeMenu: [{ label: 'Sobre', href: '/#sobre' }] },
        subject: { name: 'Amil', href: '/carrier-amil' },
      },
    })
    expect(client.queries).toHaveLength(2)
  })

  test('is not missing when the Lake fails after it has found the document: that is an error', async () => {
    const client = lakeOf(documents)
    const failing: ContentClient = {
      fetch: (query, params) =>
        client.queries.length === 0
          ? client.fetch(query, params)
          : Promise.resolve(JSON.parse('null')),
    }
    await expect(loadPage(failing, '/carrier-amil', now, origin)).rejects.toThrow('carrier-amil')
  })

  test('is found with a trailing slash too', async () => {
    expect(await load('/carrier-amil/', documents)).toMatchObject({
      page: { route: { path: '/carrier-amil' } },
    })
  })

  test.each(subjectTypes)(
    'leads from an empty %s, without settings, to a %s page',
    async (_type, kind) => {
      expect(await load('/p', [withRoute({ _id: 'x', _type }, { path: '/p' })])).toMatchObject({
        outcome: 'page',
        page: { kind, site: { headerButton: { label: 'Solicitar Cotação' } } },
      })
    },
  )
})

describe('a malformed document', () => {
  const wrongValues = [12, 'text', true, [], { items: 'none' }, [[null]], [{ _type: 'block' }]]

  test.each(subjectTypes)('of type %s still has a %s page', async (_type, kind) => {
    for (const wrong of wrongValues) {
      const { publishAt, unpublishOn, ...fields } = documentOf(_type, 0)
      const content = Object.fromEntries(Object.keys(fields).map((field) => [field, wrong]))
      const document = withRoute(
        { ...content, _id: 'x', _type },
        { path: '/p', trail: wrong, keywords: wrong, metadata: wrong, relatedRoutes: wrong },
      )
      const settings = { ...siteSettings, homeMenu: wrong, openingHours: wrong, address: wrong }
      expect(await load('/p', [document, settings])).toMatchObject({
        outcome: 'page',
        page: { kind },
      })
    }
  })
})

describe('a path without a page', () => {
  test('is missing, and has the settings for the page that says so', async () => {
    expect(await load('/nada', [siteSettings])).toMatchObject({
      outcome: 'missing',
      site: { brandName: 'Elos Saúde' },
    })
  })

  test('is missing, and its settings count what the site has', async () => {
    const settings = { ...siteSettings, tagline: 'Com {{operadoras}}' }
    const carrier = withRoute({ _id: 'carrier-amil', _type: 'carrier', name: 'Amil' })
    expect(await load('/nada', [settings, carrier])).toMatchObject({
      site: { tagline: 'Com uma operadora' },
    })
  })

  test('is missing in an empty Lake', async () => {
    expect(await load('/', [])).toMatchObject({ outcome: 'missing', site: null })
  })

  test('is missing when its document is of a type without pages', async () => {
    const documents = [withRoute({ _id: 'claim-x', _type: 'claim' })]
    expect((await load('/claim-x', documents)).outcome).toBe('missing')
  })
})
