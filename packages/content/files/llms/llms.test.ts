import { expect, test } from 'vitest'
import { articleWithPage, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { now, origin } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadOverview } from './load.ts'
import { llmsText } from './text.ts'

test('llms.txt describes the company and lists every page that may be indexed', async () => {
  const documents = [
    siteSettings,
    withRoute(
      { _id: 'homePage', _type: 'homePage' },
      { path: '/', category: 'home', name: 'Início' },
    ),
    articleWithPage(1),
    articleWithPage(2, { publishAt: '2025-06-20T12:00:00Z' }),
    withRoute({ _id: 'carrier-oculta', _type: 'carrier' }, { metadata: { noindex: true } }),
  ]
  const { overview, freshUntil } = await loadOverview(lakeOf(documents), now)
  expect(llmsText(overview, origin)).toBe(`# Elos Saúde

> Corretora de planos de saúde.

## Início

- [Início](${origin}/index.md): Descrição de /

## Blog

- [Página /blog/1](${origin}/blog/1.md): Descrição de /blog/1
`)
  expect(freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
})
