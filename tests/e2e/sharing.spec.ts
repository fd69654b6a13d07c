import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { documentAt } from './support/document.ts'
import { registry } from './support/registry.ts'

/** What networks need of a page (https://ogp.me), and what this site adds. */
const NEEDED = ['title', 'type', 'url', 'image', 'description', 'site_name', 'locale']

for (const { path, kind, title } of registry) {
  test(`${path} can be shared`, async () => {
    const page = await documentAt(path)
    const metas = [...page.querySelectorAll('meta[property^="og:"]')].map(
      (meta) => [meta.getAttribute('property'), meta.getAttribute('content')] as const,
    )
    const tags = new Map(metas)
    for (const name of NEEDED) expect(tags.get(`og:${name}`), name).toBeTruthy()
    expect(new Set(metas.map(([name]) => name)).size).toBe(metas.length)
    expect(tags.get('og:title')).toBe(title)
    expect(tags.get('og:locale')).toBe('pt_BR')
    expect(tags.get('og:image:alt')).toBeTruthy()

    const image = await fetch(tags.get('og:image') ?? '')
    expect(image.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await image.arrayBuffer()).metadata()
    expect([width, height].map(String)).toEqual([
      tags.get('og:image:width'),
      tags.get('og:image:height'),
    ])

    const links = (type: string) => page.querySelectorAll(`link[type="${type}"]`).length
    expect(links('text/markdown')).toBe(1)
    expect(links('application/rss+xml')).toBe(kind === 'article' || kind === 'blogPage' ? 1 : 0)
  })
}
