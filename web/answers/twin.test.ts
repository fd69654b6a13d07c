import { expect, test, vi } from 'vitest'
import { makeAnswer } from './make.ts'

vi.mock('../lake.ts', async () => {
  const { lakeOf } = await import('@elos/content/testing/lake')
  const { reference, siteSettings, withRoute } = await import('@elos/content/fixtures/documents')
  const page = withRoute({ _id: 'legalPage-a', _type: 'legalPage' }, { path: '/privacidade' })
  const home = withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' })
  const redirect = (source: string, target: string, permanent: boolean) => ({
    _id: `redirect${source}`,
    _type: 'redirect',
    source,
    target: reference(target),
    anchor: 'direitos',
    permanent,
  })
  const moved = [redirect('/lgpd', page._id, true), redirect('/inicio', home._id, false)]
  return { lake: lakeOf([siteSettings, page, home, ...moved]) }
})

test.each([
  ['/lgpd.md', 308, '/privacidade.md'],
  ['/social/lgpd.png', 308, '/social/privacidade.png'],
  ['/inicio.md', 307, '/index.md'],
])('%s leads to what stands beside the new page', async (path, expected, location) => {
  const { response } = await makeAnswer(path, new Date())
  expect([response.status, response.headers.get('location')]).toEqual([expected, location])
})

test.each(['/nada.md', '/social/nada.png'])('%s stands beside no page', async (path) => {
  expect((await makeAnswer(path, new Date())).response.status).toBe(404)
})
