import { describe, expect, test } from 'vitest'
import { now, origin } from '../../fixtures/pages.ts'
import type { SitemapEntry } from './load.ts'
import { sitemapXml } from './xml.ts'

const entry = (fields: Partial<SitemapEntry> = {}): SitemapEntry => ({
  path: '/',
  lastmod: '2025-05-01',
  changefreq: 'monthly',
  priority: 0.5,
  ...fields,
})

const valuesOf = (element: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${element}>(.*)</${element}>`, 'g'))].map(([, value]) => value)

describe('the sitemap', () => {
  test('has the URL of each page, and when and how often it changes', () => {
    expect(sitemapXml([entry({ path: '/blog', priority: 0.8 })], origin, now)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>${origin}/blog</loc>
    <lastmod>2025-05-01</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.8</priority>
  </url>
</urlset>
`,
    )
  })

  test('dates a page without a date today, as the day is in São Paulo', () => {
    const lateEvening = new Date('2025-06-16T02:00:00Z')
    const xml = sitemapXml([entry({ lastmod: undefined })], origin, lateEvening)
    expect(valuesOf('lastmod', xml)).toEqual(['2025-06-15'])
  })

  test('lists the highest priority first, keeps the order of equals, and writes one decimal', () => {
    const priorities = [0.5, 1, 0.5, 0.74]
    const entries = priorities.map((priority, index) => entry({ path: `/${index}`, priority }))
    const xml = sitemapXml(entries, origin, now)
    expect(valuesOf('loc', xml)).toEqual(['/1', '/3', '/0', '/2'].map((path) => origin + path))
    expect(valuesOf('priority', xml)).toEqual(['1.0', '0.7', '0.5', '0.5'])
  })

  test('is well formed whatever a path holds', () => {
    const xml = sitemapXml([entry({ path: `/a&b<c>'d"` })], origin, now)
    expect(valuesOf('loc', xml)).toEqual([`${origin}/a&amp;b%3Cc%3E&apos;d%22`])
  })
})
