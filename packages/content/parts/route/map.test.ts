import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { reference, withRoute } from '../../fixtures/documents.ts'
import { now, origin } from '../../fixtures/pages.ts'
import { loadPage } from '../../page/loadPage.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadKind } from '../../testing/load.ts'
import type { ContentClient } from '../read/client.ts'
import type { LooseResult } from '../read/loose.ts'
import type { Query } from '../read/query.ts'

const related = ['a', 'b', 'upcoming', 'c', 'd', 'e', 'gone'].map((key) => reference(`plan-${key}`))
const documents = [
  withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' }),
  withRoute(
    { _id: 'carrier-alice', _type: 'carrier' },
    {
      name: 'Alice',
      trail: [
        { label: 'Operadoras', action: 'page', page: reference('homePage'), anchor: 'operadoras' },
        { label: 'Sumida', action: 'page', page: reference('plan-gone') },
        { label: 'Converse', action: 'chat' },
      ],
      relatedRoutes: [reference('carrier-alice'), ...related],
    },
  ),
  ...['a', 'b', 'c', 'd', 'e'].map((key) =>
    withRoute({ _id: `plan-${key}`, _type: 'plan' }, { path: `/${key}` }),
  ),
  withRoute({ _id: 'plan-upcoming', _type: 'plan', publishAt: '2025-06-20T12:00:00Z' }),
]

describe('a breadcrumb', () => {
  test('has the home page, the pages of the trail and the page itself', async () => {
    const { breadcrumb } = await loadKind('carrier', '/carrier-alice', documents)
    expect(breadcrumb.map(({ label, href }) => [label, href])).toEqual([
      ['Início', '/'],
      ['Operadoras', '/#operadoras'],
      ['Alice', undefined],
    ])
  })

  test('is empty on the home page', async () => {
    expect((await loadKind('home', '/', documents)).breadcrumb).toEqual([])
  })
})

describe('related pages', () => {
  test('are at most four others, without pages that do not exist', async () => {
    const page = await loadKind('carrier', '/carrier-alice', documents)
    expect(page.related.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
  })
})

describe('a page being previewed', () => {
  const mark = (text: string) => vercelStegaCombine(text, { origin: 'studio', href: '/desk' })
  const lake: ContentClient = {
    /** Marks paths and names as a preview client does, for click-to-edit. */
    async fetch<Result>(
      query: Query<Result>,
      params: Record<string, string | string[]>,
    ): Promise<LooseResult<Result>> {
      const answer = JSON.stringify(await lakeOf(documents).fetch(query, params))
      return JSON.parse(answer, (key, value) =>
        (key === 'path' || key === 'name') && typeof value === 'string' ? mark(value) : value,
      )
    },
  }

  test('keeps the marks in texts, and only there', async () => {
    const loaded = await loadPage(lake, '/carrier-alice', now, origin)
    expect(loaded).toMatchObject({
      page: {
        route: { path: '/carrier-alice', name: mark('Alice') },
        subject: { href: '/carrier-alice' },
      },
    })
    const hrefs = loaded.outcome === 'page' ? loaded.page.breadcrumb.map(({ href }) => href) : []
    expect(hrefs).toEqual(['/', '/#operadoras', undefined])
  })
})
