import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentClient } from '@elos/content/parts/read/client'
import { lakeOf } from '@elos/content/testing/lake'
import { describe, expect, test, vi } from 'vitest'
import { makeAnswer, pageOf, STORED_ROUTES } from './storedRoutes.ts'

const server = vi.hoisted(() => ({ answers: undefined as ContentClient | undefined }))

vi.mock('./lake/client.ts', async () => {
  const { wholeAnswers } = await import('./lake/wholeAnswers.ts')
  const lake: ContentClient = {
    fetch: (query, params) =>
      server.answers?.fetch(query, params) ?? Promise.reject(new Error('There is no server')),
  }
  return { lake: wholeAnswers(lake), askLake: () => Promise.resolve(true) }
})

describe('the list of stored routes', () => {
  /** Imports the handlers of each route that calls `cachedRoute`, by its address. */
  async function cachedRoutes() {
    const files = globSync(['app/**/route.{ts,tsx}', 'app/.*/**/route.ts'], {
      cwd: import.meta.dirname,
    }).filter((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8').includes('= cachedRoute('),
    )
    return Promise.all(
      files.map(async (file) => {
        const { GET } = await import(join(import.meta.dirname, file))
        return [file.replace(/^app(.*)\/route\.tsx?$/, '$1'), GET] as const
      }),
    )
  }

  /** The addresses that differ from the folder of their route: a rewrite leads to one, the other ends in the file's name. */
  const ADDRESSES = new Map([
    ['/feed/[...path]', '/[...path]/rss.xml'],
    ['/markdown/[...path]', '/[...path].md'],
    ['/social/[...path]', '/social/[...path].png'],
  ])

  test('has every route that is made by `cachedRoute`, at the address of its folder', async () => {
    const found = await cachedRoutes()
    expect(found.length).toBeGreaterThan(5)
    const listed = found.map(([folder, GET]) => [ADDRESSES.get(folder) ?? folder, GET])
    expect(STORED_ROUTES).toEqual(Object.fromEntries(listed))
  })

  test('names the files that the build asks for, which need no page', () => {
    const makePages = readFileSync(join(import.meta.dirname, 'operations/bin/makePages.ts'), 'utf8')
    const files = Object.keys(STORED_ROUTES).filter((address) => !address.includes('['))
    for (const file of files) expect(makePages).toContain(`'${file}'`)
  })
})

test.each([
  ['/', '/'],
  ['/blog/um-artigo', '/blog/um-artigo'],
  ['/amil-saude.md', '/amil-saude'],
  ['/index.md', '/'],
  ['/social/amil-saude.png', '/amil-saude'],
  ['/social/index.png', '/'],
  ['/blog/rss.xml', '/blog'],
  ['/blog/categoria/precos/rss.xml', '/blog/categoria/precos'],
  ['/cotacao/amil-saude', '/amil-saude'],
  ['/cotacao', '/'],
  ['/cotacao/amil-saude/pergunta/mei', '/amil-saude'],
  ['/cotacao/pergunta/pessoa-fisica', '/'],
  ['/cotacao/amil-saude/pergunta/preco', '/amil-saude/pergunta/preco'],
  ['/sitemap.xml', undefined],
  ['/dados.json', undefined],
  ['/social/amil-saude.gif', '/social/amil-saude.gif'],
  ['/outra.xml', '/outra.xml'],
])('what %s answers stands while %s is published', (path, page) => {
  expect(pageOf(path)).toBe(page)
})

/** A content server that gives the same answer to every query. */
const always = (answer: unknown): ContentClient => ({
  fetch: async () => JSON.parse(JSON.stringify(answer)),
})

const PATHS = [
  ...['/', '/amil-saude', '/amil-saude.md', '/social/amil-saude.png', '/cotacao/amil-saude'],
  '/blog/rss.xml',
  ...Object.keys(STORED_ROUTES).filter((address) => !address.includes('[')),
]

test.each([
  ['a list without documents to every query', always([])],
  ['null', always(null)],
  ['something else than was asked for', always({ route: 7 })],
  ['as one without documents does', lakeOf([])],
])('a content server that answers %s makes nothing that visitors see', async (_, answers) => {
  server.answers = answers
  const statuses = await Promise.all(
    PATHS.map((path) =>
      makeAnswer(path, new Date()).then(
        ({ response }) => [path, response.status],
        () => [path, 'failed'],
      ),
    ),
  )
  // Before a 404 takes the place of an answer the site asks for a reading (web/cache/freshness/believed.ts).
  expect(statuses.filter(([, status]) => status !== 404 && status !== 'failed')).toEqual([])
})

describe('the answer of a path', () => {
  async function statusAndLocation(path: string) {
    const { articleCategory, reference, siteSettings, withRoute } = await import(
      '@elos/content/fixtures/documents'
    )
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
    server.answers = lakeOf([siteSettings, page, home, articleCategory, ...moved])
    const { response } = await makeAnswer(path, new Date())
    return [response.status, response.headers.get('location')]
  }

  test.each([
    ['/lgpd', 308, '/privacidade#direitos'],
    ['/lgpd.md', 308, '/privacidade.md'],
    ['/social/lgpd.png', 308, '/social/privacidade.png'],
    ['/inicio', 307, '/#direitos'],
    ['/inicio.md', 307, '/index.md'],
    ['/cotacao', 307, '/#contato'],
    ['/cotacao/lgpd/pergunta/mei', 308, '/cotacao/privacidade/pergunta/mei'],
    ['/nada', 404, null],
    ['/lgpd/rss.xml', 308, '/privacidade/rss.xml'],
    ['/blog/categoria/precos/rss.xml', 200, null],
    ['/privacidade/rss.xml', 404, null],
    ['/nada.md', 404, null],
    ['/social/nada.png', 404, null],
  ])('%s has status %i, and leads to %s', async (path, status, location) => {
    expect(await statusAndLocation(path)).toEqual([status, location])
  })
})
