import { createHash } from 'node:crypto'
import { pageMetadata } from '@elos/content'
import { renderDocument } from '@elos/web/render/document'
import { renderMissing, renderPageDocument, renderReadOnlyPage } from '@elos/web/render/page'
import { Window } from 'happy-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pages } from '../firstContent.ts'

const ORIGIN = 'http://localhost:3000'

/** The statements in the head of a document, under 'description', 'og:title', 'canonical', 'alternate text/markdown' and the like. */
function statementsOf(html: string): Map<string, string | null> {
  const { document } = new Window()
  document.write(html)
  const stated = [...document.head.querySelectorAll('meta, link')].map((element) => {
    const [name, property, rel, type] = ['name', 'property', 'rel', 'type'].map((attribute) =>
      element.getAttribute(attribute),
    )
    const key = name ?? property ?? [rel, type].filter(Boolean).join(' ')
    return [key, element.getAttribute('content') ?? element.getAttribute('href')] as const
  })
  return new Map([['title', document.title], ...stated])
}

afterEach(() => vi.unstubAllEnvs())

describe.each(Object.entries(pages))('the document of the %s page', (_, page) => {
  test('is one whole document in Portuguese, with no style and no script but structured data', async () => {
    const { html } = await renderPageDocument(page)
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="pt-BR"><head>.*<\/head><body id="topo">.*<\/body><\/html>$/s,
    )
    expect(html).not.toMatch(/<style| style=| on\w+=/)
    expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual(['<script>'])
  })

  test('states the metadata of its page', async () => {
    const metadata = pageMetadata(page, ORIGIN)
    const { alternates, openGraph, twitter } = metadata
    const [picture] = openGraph.images
    const statements = statementsOf((await renderPageDocument(page)).html)
    // Twitter reads Open Graph's values.
    expect([twitter.title, twitter.images]).toEqual([openGraph.title, []])
    const expected = {
      title: metadata.title,
      description: metadata.description,
      author: metadata.author,
      robots: 'index, follow',
      keywords: metadata.keywords?.join(','),
      canonical: alternates.canonical,
      'alternate text/markdown': alternates.types['text/markdown'],
      'alternate application/rss+xml': alternates.types['application/rss+xml'],
      'og:title': openGraph.title,
      'og:description': openGraph.description,
      'og:url': openGraph.url,
      'og:type': openGraph.type,
      'og:locale': 'pt_BR',
      'og:site_name': openGraph.siteName,
      'og:image': picture?.url,
      'og:image:alt': picture?.alt,
      'article:published_time': openGraph.publishedTime,
      'article:modified_time': openGraph.modifiedTime,
      'twitter:card': twitter.card,
    }
    for (const [name, value] of Object.entries(expected))
      expect(statements.get(name), name).toBe(value)
  })

  test('that is only looked at runs and sends nothing, and is told to no search engine or network', async () => {
    const { html, policy } = await renderReadOnlyPage(page, <p>Só para ver</p>)
    expect(html).toContain('<h1')
    expect(html).toContain('Só para ver')
    expect(html).not.toContain('<script')
    const statements = statementsOf(html)
    expect(statements.get('title')).toBe(pageMetadata(page, ORIGIN).title)
    expect(statements.get('robots')).toBe('noindex, nofollow')
    const names = [...statements.keys()]
    expect(names.filter((name) => /^(og|twitter|article):|canonical|alternate/.test(name))).toEqual(
      [],
    )
    expect(policy).toMatch(/^default-src 'none';.*form-action 'none'/)
    expect(policy).not.toMatch(/script-src|connect-src|frame-src/)
  })
})

/** The ids of a document, in order. */
function idsOf(html: string): string[] {
  const { document } = new Window()
  document.write(html)
  return [...document.querySelectorAll('[id]')].map(({ id }) => id)
}

test('no document has an id twice, whatever the headings of its text say', async () => {
  const { article } = pages
  const documents = await Promise.all(
    Object.values(pages).map(async (page) => (await renderPageDocument(page)).html),
  )
  const taken = new Set([...documents.flatMap(idsOf), 'conteudo', 'cookies-titulo'])
  const body = [...taken].map((id) => ({
    _type: 'block' as const,
    _key: id,
    style: 'h2',
    children: [{ _type: 'span' as const, text: id }],
  }))
  const { html: document } = await renderPageDocument({
    ...article,
    subject: { ...article.subject, body },
  })
  for (const html of [...documents, document]) {
    const ids = idsOf(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
  // The dialog of cookies comes later, by script.
  expect(idsOf(document)).not.toContain('cookies-titulo')
})

test('every document names the stylesheet, the first font, the manifest and the icon', async () => {
  vi.stubEnv('STYLESHEET', '/estilo/site-1.css')
  vi.stubEnv('FIRST_FONT', '/estilo/figtree-1.woff2')
  const metadata = { title: 'Título', robots: 'noindex' }
  const { html } = await renderDocument({ metadata, body: <p>Texto</p> })
  const statements = statementsOf(html)
  expect(statements.get('stylesheet')).toBe('/estilo/site-1.css')
  expect(statements.get('preload font/woff2')).toBe('/estilo/figtree-1.woff2')
  expect(statements.get('manifest')).toBe('/manifest.webmanifest')
  expect(statements.get('icon')).toBe('/icon.svg')
})

test('every document has its policy before anything that it loads, and allows its inline script', async () => {
  vi.stubEnv('RECORDER', 'record()')
  vi.stubEnv('STYLESHEET', '/estilo/site-1.css')
  vi.stubEnv('FIRST_FONT', '/estilo/figtree-1.woff2')
  const metadata = { title: 'Título', robots: 'noindex' }
  const { html, policy } = await renderDocument({ metadata, body: <p>Texto</p> })
  const { document } = new Window()
  document.write(html)
  const own =
    document.querySelector('meta[http-equiv], link, script')?.getAttribute('content') ?? ''
  expect(policy.split(';')).toEqual(expect.arrayContaining(own.split(';')))
  const hash = createHash('sha256').update('record()').digest('base64')
  expect(own).toMatch(`script-src 'self' 'sha256-${hash}'`)
})

test('the document of a path at which nothing stands is the 404 page', async () => {
  const { html } = await renderMissing({ outcome: 'missing', site: pages.home.site, pages: [] })
  expect(html).toContain('<title>Página Não Encontrada</title>')
  expect(statementsOf(html).get('robots')).toBe('noindex')
})
