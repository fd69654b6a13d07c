import { FEED_PATH } from '../../parts/address/path.ts'
import { pageUrl } from '../../parts/address/url.ts'
import { startOfDay } from '../../parts/claim/life.ts'
import { escapeXml } from '../../parts/xml/escape.ts'
import type { Feed, FeedItem } from './type.ts'

/**
 * The feed as RSS 2.0.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://www.rssboard.org/rss-specification
 */
export function feedXml(feed: Feed, origin: string): string {
  const { title, description, href, items } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link>${escapeXml(pageUrl(origin, href))}</link>`,
    `    <description>${escapeXml(description)}</description>`,
    '    <language>pt-BR</language>',
    `    <atom:link href="${escapeXml(pageUrl(origin, FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemXml(item, origin)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemXml({ title, href, description, publishedAt }: FeedItem, origin: string): string {
  const url = escapeXml(pageUrl(origin, href))
  return [
    '    <item>',
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${url}</link>`,
    `      <guid>${url}</guid>`,
    `      <description>${escapeXml(description)}</description>`,
    ...pubDate(publishedAt),
    '    </item>',
  ].join('\n')
}

/** The first instant of a day in São Paulo, as RFC 822 writes it. */
function pubDate(day: string): string[] {
  const instant = startOfDay(day)
  return Number.isNaN(instant.getTime())
    ? []
    : [`      <pubDate>${instant.toUTCString()}</pubDate>`]
}
