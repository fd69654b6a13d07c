import { describe, expect, test } from 'vitest'
import { articleWithPage, routeTo } from '../../fixtures/documents.ts'
import { lakeOf } from '../../fixtures/lake.ts'
import { now, origin } from '../../fixtures/pages.ts'
import { loadFeed } from './load.ts'
import { feedXml } from './xml.ts'

const blog = [
  { _id: 'blogPage', _type: 'blogPage' },
  routeTo('blogPage', { path: '/blog', title: 'Blog', description: 'Artigos & dicas' }),
]

describe('the feed', () => {
  test('has the published articles, the latest first', async () => {
    const { feed, freshUntil } = await loadFeed(
      lakeOf([
        ...blog,
        ...articleWithPage(1, { publishedAt: '2024-11-20' }),
        ...articleWithPage(2, { publishedAt: '2024-11-25' }),
        ...articleWithPage(3, { publishedAt: '2024-11-28', publishAt: '2025-06-20T12:00:00Z' }),
      ]),
      now,
    )
    expect(feed?.items.map(({ href }) => href)).toEqual(['/blog/2', '/blog/1'])
    expect(freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
  })

  test('is null without a blog', async () => {
    expect((await loadFeed(lakeOf([]), now)).feed).toBeNull()
  })

  test('has the URLs of the blog and its articles, and escaped texts', async () => {
    const documents = [
      ...blog,
      ...articleWithPage(1, { title: 'Até 23 anos: < R$ 200', publishedAt: '2024-11-25' }),
    ]
    const { feed } = await loadFeed(lakeOf(documents), now)
    const xml = feed && feedXml(feed, origin)
    expect(xml).toContain('<description>Artigos &amp; dicas</description>')
    expect(xml).toContain(`<link>${origin}/blog</link>`)
    expect(xml).toContain(`<atom:link href="${origin}/blog/rss.xml" rel="self"`)
    expect(xml).toContain('<title>Até 23 anos: &lt; R$ 200</title>')
    expect(xml).toContain(`<guid>${origin}/blog/1</guid>`)
    expect(xml).toContain('<pubDate>Mon, 25 Nov 2024 03:00:00 GMT</pubDate>')
  })
})
