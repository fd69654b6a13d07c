import { expect } from '@playwright/test'
import sharp from 'sharp'
import { documentAt, type ServedDocument } from './document.ts'
import { env } from './lake.ts'
import type { Entry } from './registry.ts'

/** The properties that social networks need (https://ogp.me), and those that this site adds. */
const NEEDED = ['title', 'type', 'url', 'image', 'description', 'site_name', 'locale']

/** The address of a path of the site. */
export const url = (path: string) => new URL(path, env.E2E_SITE_URL).href

/** The properties in the head of a page, by name. Fails when one is stated twice. */
export function propertiesOf(page: ServedDocument): Map<string, string> {
  const entries = [...page.querySelectorAll('meta[property]')].map(
    (meta) => [meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? ''] as const,
  )
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  return new Map(entries)
}

/** Looks at what a page says of itself to who shares it, reads it by program or saves its address. */
export async function expectShareable({ path, kind, title, description }: Entry): Promise<void> {
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
}
