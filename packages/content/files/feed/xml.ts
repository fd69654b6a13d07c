import { articlePicture } from '../../pages/article.ts'
import { feedPath } from '../../parts/address/path.ts'
import { pageUrl } from '../../parts/address/url.ts'
import { startOfDay } from '../../parts/time/day.ts'
import { escapeXml } from '../../parts/xml/escape.ts'
import type { Feed, FeedItem } from './load.ts'

/**
 * The feed as RSS 2.0. An item's date is that of its publication; its last review, which RSS has no word
 * for, is in Atom's. Its picture is in Media RSS: an `enclosure` would need its length in bytes.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rssboard.org/media-rss
 */
export function feedXml(feed: Feed, origin: string): string {
  const { title, description, href, items } = feed
  const reviewed = items.map(({ reviewedAt }) => reviewedAt).toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    ...element('title', title),
    ...element('link', pageUrl(origin, href)),
    ...element('description', description),
    ...element('language', 'pt-BR'),
    ...element('lastBuildDate', momentOf(reviewed.at(-1))?.toUTCString()),
    `<atom:link href="${escapeXml(pageUrl(origin, feedPath(href)))}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap((item) => ['<item>', ...itemLines(item, origin), '</item>']),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemLines(item: FeedItem, origin: string): string[] {
  const url = pageUrl(origin, item.href)
  const picture = articlePicture(item.href, item.cover, origin)
  return [
    ...element('title', item.title),
    ...element('link', url),
    ...element('guid', url),
    // Readers take a description for HTML, so that its text is escaped as such first.
    ...element('description', escapeXml(item.description)),
    // RSS has a word for an author's e-mail address only; the name is in Dublin Core's.
    ...element('dc:creator', item.author),
    ...element('category', item.category),
    ...item.keywords.flatMap((keyword) => element('category', keyword)),
    ...element('pubDate', momentOf(item.publishedAt)?.toUTCString()),
    ...element('atom:updated', momentOf(item.reviewedAt)?.toISOString()),
    `<media:content url="${escapeXml(picture)}" medium="image"/>`,
  ]
}

/** An element with a text; nothing without one. */
const element = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`<${name}>${escapeXml(text)}</${name}>`]

/** The first instant of an ISO day in São Paulo; undefined when there is no such day. */
function momentOf(day = ''): Date | undefined {
  const instant = startOfDay(day)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}
