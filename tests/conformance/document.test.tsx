import { pageMetadata } from '@elos/content'
import { renderDocument } from '@elos/web/render/document'
import { answerOf, pageDocument } from '@elos/web/render/page'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pages } from '../firstContent.ts'

const ORIGIN = 'http://localhost:3000'

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Returns the statements of the head under 'name=description', 'property=og:title', 'rel=canonical' and the like. */
function statementsOf(html: string): Map<string, string> {
  const head = html.match(/<head>(.*?)<\/head>/s)?.[1] ?? ''
  const elements = [...head.matchAll(/<(?:meta|link) ([^>]*?)\/?>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        decoded(value),
      ]),
    ),
  )
  return new Map(
    elements.flatMap(({ name, property, rel, type, content, href }): [string, string][] => {
      if (name) return [[`name=${name}`, content ?? '']]
      if (property) return [[`property=${property}`, content ?? '']]
      return rel ? [[['rel', rel, type].filter(Boolean).join('='), href ?? '']] : []
    }),
  )
}

afterEach(() => vi.unstubAllEnvs())

describe.each(Object.entries(pages))('the document of the %s page', (_, page) => {
  test('is one whole document in Portuguese, with no style and no script but structured data', async () => {
    const html = await pageDocument(page)
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="pt-BR"><head>.*<\/head><body id="topo">.*<\/body><\/html>$/s,
    )
    expect(html).not.toMatch(/<style| style=| on\w+=/)
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual(['<script>'])
  })

  test('states the metadata of its page', async () => {
    const metadata = pageMetadata(page, ORIGIN)
    const html = await pageDocument(page)
    const statements = statementsOf(html)
    expect(decoded(html.match(/<title>(.*?)<\/title>/)?.[1] ?? '')).toBe(metadata.title)
    // The head does not say what search engines do by default.
    expect(metadata.robots).toBe('index, follow')
    expect(statements.get('name=robots')).toBeUndefined()
    expect(statements.get('name=description')).toBe(metadata.description)
    expect(statements.get('name=author')).toBe(metadata.author)
    expect(statements.get('name=keywords')).toBe(metadata.keywords?.join(','))
    expect(statements.get('rel=canonical')).toBe(metadata.alternates.canonical)
    for (const [type, address] of Object.entries(metadata.alternates.types)) {
      expect(statements.get(`rel=alternate=${type}`)).toBe(address)
    }
    const { openGraph, twitter } = metadata
    expect(statements.get('property=og:title')).toBe(openGraph.title)
    expect(statements.get('property=og:description')).toBe(openGraph.description)
    expect(statements.get('property=og:url')).toBe(openGraph.url)
    expect(statements.get('property=og:type')).toBe(openGraph.type)
    expect(statements.get('property=og:locale')).toBe('pt_BR')
    expect(statements.get('property=og:site_name')).toBe(openGraph.siteName)
    expect(statements.get('property=og:image')).toBe(openGraph.images[0]?.url)
    expect(statements.get('property=og:image:alt')).toBe(openGraph.images[0]?.alt)
    expect(statements.get('property=article:published_time')).toBe(openGraph.publishedTime)
    expect(statements.get('property=article:modified_time')).toBe(openGraph.modifiedTime)
    expect(statements.get('name=twitter:card')).toBe(twitter.card)
    // Twitter reads Open Graph's values where it has none of its own.
    const shared = statements.get('property=og:title')
    expect(statements.get('name=twitter:title') ?? shared).toBe(twitter.title)
    const picture = statements.get('property=og:image')
    expect(statements.get('name=twitter:image') ?? picture).toBe(
      (twitter.images[0] ?? openGraph.images[0])?.url,
    )
  })
})

test('every document names the stylesheet, the first font, the manifest and the icon', async () => {
  vi.stubEnv('STYLESHEET', '/estilo/site-1.css')
  vi.stubEnv('FIRST_FONT', '/estilo/figtree-1.woff2')
  const metadata = { title: 'Título', robots: 'noindex' }
  const statements = statementsOf(await renderDocument({ metadata, body: <p>Texto</p> }))
  expect(statements.get('rel=stylesheet')).toBe('/estilo/site-1.css')
  expect(statements.get('rel=preload=font/woff2')).toBe('/estilo/figtree-1.woff2')
  expect(statements.get('rel=manifest')).toBe('/manifest.webmanifest')
  expect(statements.get('rel=icon')).toBe('/icon.svg')
})

describe('the answer to a path', () => {
  test('is the page, with 200', async () => {
    const response = await answerOf({ outcome: 'page', page: pages.carrier })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('is a permanent redirect, or a temporary one', async () => {
    const moved = { outcome: 'redirect', location: '/blog' } as const
    const lasting = await answerOf({ ...moved, permanent: true })
    expect([lasting.status, lasting.headers.get('location')]).toEqual([308, '/blog'])
    expect((await answerOf({ ...moved, permanent: false })).status).toBe(307)
  })

  test('is the 404 page, where nothing stands', async () => {
    const response = await answerOf({ outcome: 'missing', site: pages.home.site, pages: [] })
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('<title>Página Não Encontrada</title>')
    expect(statementsOf(html).get('name=robots')).toBe('noindex')
  })
})
