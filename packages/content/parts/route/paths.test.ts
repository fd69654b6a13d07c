import { describe, expect, test } from 'vitest'
import { articleWithPage, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadSite } from '../site/load.ts'
import { listPaths } from './paths.ts'

describe('the paths of all pages', () => {
  test('are those whose document is due, once each, sorted', async () => {
    const documents = [
      withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' }),
      articleWithPage(2),
      articleWithPage(1),
      articleWithPage(3, { publishAt: '2025-06-16T00:00:00Z' }),
      { _id: 'plan-sem-pagina', _type: 'plan' },
      withRoute({ _id: 'plan-twice', _type: 'plan' }, { path: '/' }),
    ]
    expect(await listPaths(lakeOf(documents), now)).toEqual(['/', '/blog/1', '/blog/2'])
  })
})

describe('the settings alone', () => {
  test('are the company, or null until an editor has written them', async () => {
    expect(await loadSite(lakeOf([siteSettings]), now)).toMatchObject({ brandName: 'Elos Saúde' })
    expect(await loadSite(lakeOf([]), now)).toBeNull()
  })
})
