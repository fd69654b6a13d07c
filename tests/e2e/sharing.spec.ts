import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { registry } from './support/registry.ts'

/** What networks need of a page (https://ogp.me), and what this site adds. */
const NEEDED = ['title', 'type', 'url', 'image', 'description', 'site_name', 'locale']

test.use({ javaScriptEnabled: false })

for (const { path, kind, title } of registry) {
  test(`${path} can be shared`, async ({ page, request }) => {
    await page.goto(path)
    const metas = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((all) =>
        all.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')] as const),
      )
    const tags = new Map(metas)
    for (const name of NEEDED) expect(tags.get(`og:${name}`), name).toBeTruthy()
    expect(new Set(metas.map(([name]) => name)).size).toBe(metas.length)
    expect(tags.get('og:title')).toBe(title)
    expect(tags.get('og:locale')).toBe('pt_BR')
    expect(tags.get('og:image:alt')).toBeTruthy()

    const image = await request.get(tags.get('og:image') ?? '')
    expect(image.headers()['content-type']).toBe('image/png')
    const { width, height } = await sharp(await image.body()).metadata()
    expect([width, height].map(String)).toEqual([
      tags.get('og:image:width'),
      tags.get('og:image:height'),
    ])

    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(1)
    const feeds = page.locator('link[type="application/rss+xml"]')
    await expect(feeds).toHaveCount(kind === 'article' || kind === 'blogPage' ? 1 : 0)
  })
}
