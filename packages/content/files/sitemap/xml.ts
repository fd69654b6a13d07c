import { pageUrl } from '../../parts/address/url.ts'
import { dayOf } from '../../parts/time/day.ts'
import { escapeXml } from '../../parts/xml/escape.ts'
import type { SitemapEntry } from './load.ts'

/**
 * The sitemap as XML. Entries are sorted by priority, the highest first; entries of the same priority
 * keep their order. Priorities have one decimal.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @param now today, for an entry without a date
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(entries: SitemapEntry[], origin: string, now: Date): string {
  const urls = entries
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ path, lastmod = dayOf(now), changefreq, priority }) =>
      [
        '  <url>',
        `    <loc>${escapeXml(pageUrl(origin, path))}</loc>`,
        `    <lastmod>${escapeXml(lastmod)}</lastmod>`,
        `    <changefreq>${changefreq}</changefreq>`,
        `    <priority>${priority.toFixed(1)}</priority>`,
        '  </url>',
      ].join('\n'),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
