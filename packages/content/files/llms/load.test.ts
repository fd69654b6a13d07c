import { expect, test } from 'vitest'
import {
  articleCategory,
  articleWithPage,
  siteSettings,
  withRoute,
} from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadOverview } from './load.ts'

test('the overview has every page that may be indexed, until the next one is due', async () => {
  const documents = [
    siteSettings,
    articleWithPage(1),
    articleCategory,
    withRoute({ _id: 'freePage-a', _type: 'freePage', publishAt: '2025-06-20T12:00:00Z' }),
    withRoute({ _id: 'carrier-oculta', _type: 'carrier' }, { metadata: { noindex: true } }),
  ]
  const { overview, freshUntil } = await loadOverview(lakeOf(documents), now)
  expect(overview).toEqual({
    brandName: 'Elos Saúde',
    description: 'Corretora de planos de saúde.',
    pages: [
      {
        path: '/blog/1',
        name: 'Página /blog/1',
        description: 'Descrição de /blog/1',
        category: 'blog',
      },
    ],
  })
  expect(freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
})

test('of two pages at one path the overview has the one that visitors get', async () => {
  const pages = ['carrier-b', 'carrier-a'].map((_id) =>
    withRoute({ _id, _type: 'carrier' }, { path: '/amil-saude', name: _id }),
  )
  const { overview } = await loadOverview(lakeOf([siteSettings, ...pages]), now)
  expect(overview.pages.map(({ name }) => name)).toEqual(['carrier-a'])
})
