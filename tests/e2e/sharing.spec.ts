import { expect } from '@playwright/test'
import sharp from 'sharp'
import { documentAt, type ServedDocument } from './support/document.ts'
import { env, lake } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

/** The properties that social networks need (https://ogp.me), and those that this site adds. */
const NEEDED = ['title', 'type', 'url', 'image', 'description', 'site_name', 'locale']

const url = (path: string) => new URL(path, env.E2E_SITE_URL).href

/** The properties in the head of a page, by name. Fails when one is stated twice. */
function propertiesOf(page: ServedDocument): Map<string, string> {
  const entries = [...page.querySelectorAll('meta[property]')].map(
    (meta) => [meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? ''] as const,
  )
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  return new Map(entries)
}

for (const { path, kind, title, description } of registry) {
  test(`${path} can be shared, has one address, and links to its other forms and to the icon`, async () => {
    const page = await documentAt(path)
    const properties = propertiesOf(page)
    for (const name of NEEDED) expect(properties.get(`og:${name}`), name).toBeTruthy()
    expect(properties.get('og:title')).toBe(title)
    expect(properties.get('og:description')).toBe(description)
    expect(properties.get('og:type')).toBe(kind === 'article' ? 'article' : 'website')
    expect(properties.get('og:locale')).toBe('pt_BR')
    expect(properties.get('og:image:alt')).toBeTruthy()

    const image = await fetch(properties.get('og:image') ?? '')
    expect(image.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await image.arrayBuffer()).metadata()
    expect([width, height].map(String)).toEqual([
      properties.get('og:image:width'),
      properties.get('og:image:height'),
    ])

    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(canonical).toBe(url(path))
    expect(properties.get('og:url')).toBe(canonical)
    const links = (type: string) => page.querySelectorAll(`link[type="${type}"]`).length
    expect(links('text/markdown')).toBe(1)
    expect(links('application/rss+xml')).toBe(kind === 'article' || kind === 'blogPage' ? 1 : 0)
    expect(page.querySelectorAll('link[rel~="icon"]')).toHaveLength(1)
  })
}

test('no two pages have the same picture', async () => {
  const pictures = await Promise.all(
    registry.map(async ({ path }) => {
      const image = await fetch(propertiesOf(await documentAt(path)).get('og:image') ?? '')
      return Buffer.from(await image.arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(pictures).size).toBe(registry.length)
})

test('an article has the dates of its publication and of its last review', async () => {
  const articles = await lake.fetch<{ path: string; published: string; reviewed: string }[]>(
    `*[_type == "route" && subject->_type == "article"]{
      path, "published": subject->publishedAt, "reviewed": subject->reviewedAt
    }`,
  )
  expect(articles.length).toBeGreaterThanOrEqual(10)
  for (const { path, published, reviewed } of articles) {
    const properties = propertiesOf(await documentAt(path))
    expect(properties.get('article:published_time'), path).toBe(published)
    expect(properties.get('article:modified_time'), path).toBe(reviewed)
  }
})

test('the home page is spelled with a slash wherever its address stands', async () => {
  const spelledWithout = `"${env.E2E_SITE_URL.replace(/\/$/, '')}"`
  for (const { path } of registry) {
    expect(await (await fetch(url(path))).text(), path).not.toContain(spelledWithout)
  }
})

test('the site has an icon for every browser', async () => {
  for (const [path, type] of [
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await fetch(url(path))
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
  }
})
