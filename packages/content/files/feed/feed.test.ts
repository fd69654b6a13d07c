import { describe, expect, test } from 'vitest'
import {
  articleCategory,
  articlesWithPages,
  articleWithPage,
  reference,
  withRoute,
} from '../../fixtures/documents.ts'
import { now, origin } from '../../fixtures/pages.ts'
import type { StoredDocument } from '../../parts/stored/document.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadFeed } from './load.ts'
import { feedXml } from './xml.ts'

const blog = withRoute(
  { _id: 'blogPage', _type: 'blogPage' },
  { path: '/blog', title: 'Blog', description: 'Artigos & dicas' },
)

/** The feed of a Lake with a blog and these documents. */
async function xmlOf(...documents: StoredDocument[]): Promise<string> {
  const { feed } = await loadFeed(lakeOf([blog, ...documents]), '/blog', now)
  if (!feed) throw new Error('Expected a feed')
  return feedXml(feed, origin)
}

describe('the feed', () => {
  test('has the published articles, the latest first', async () => {
    const { feed, freshUntil } = await loadFeed(
      lakeOf([
        blog,
        articleWithPage(1, { publishedAt: '2024-11-20' }),
        articleWithPage(2, { publishedAt: '2024-11-25' }),
        articleWithPage(3, { publishedAt: '2024-11-28', publishAt: '2025-06-20T12:00:00Z' }),
      ]),
      '/blog',
      now,
    )
    expect(feed?.items.map(({ href }) => href)).toEqual(['/blog/2', '/blog/1'])
    expect(freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
  })

  test('is null without a blog', async () => {
    expect((await loadFeed(lakeOf([]), '/blog', now)).feed).toBeNull()
  })

  test('of a category has its articles alone, and its own address', async () => {
    const path = '/blog/categoria/precos'
    const [inCategory] = articlesWithPages(1, { category: reference(articleCategory._id) })
    const documents = [blog, articleCategory, inCategory, articleWithPage(2)]
    const lake = lakeOf(documents.filter((document) => document !== undefined))
    const { feed } = await loadFeed(lake, path, now)
    expect(feed?.items.map(({ href }) => href)).toEqual(['/blog/1'])
    expect(feed && feedXml(feed, origin)).toContain(
      `<atom:link href="${origin}${path}/rss.xml" rel="self"`,
    )
  })

  test('has the URLs of the blog and its articles, and escaped texts', async () => {
    const xml = await xmlOf(
      articleWithPage(1, { title: 'Até 23 anos: < R$ 200', publishedAt: '2024-11-25' }),
    )
    expect(xml).toContain('<description>Artigos &amp; dicas</description>')
    expect(xml).toContain(`<link>${origin}/blog</link>`)
    expect(xml).toContain(`<atom:link href="${origin}/blog/rss.xml" rel="self"`)
    expect(xml).toContain('<title>Até 23 anos: &lt; R$ 200</title>')
    expect(xml).toContain(`<guid>${origin}/blog/1</guid>`)
  })

  test('has descriptions that are texts for readers who take them for HTML', async () => {
    const description = 'Mensalidade <R$ 200 para quem tem pressa> & fora'
    const xml = await xmlOf(articleWithPage(1, { description }))
    const html = 'Mensalidade &lt;R$ 200 para quem tem pressa&gt; &amp; fora'
    expect(xml).toContain(`<description>${html.replaceAll('&', '&amp;')}</description>`)
  })

  test('dates an article by its publication and by its last review, and itself by the last of them', async () => {
    const xml = await xmlOf(
      articleWithPage(1, { publishedAt: '2024-11-25', reviewedAt: '2025-08-27' }),
      articleWithPage(2, { publishedAt: '2024-11-20', reviewedAt: '2025-02-01' }),
    )
    expect(xml).toContain('<pubDate>Mon, 25 Nov 2024 03:00:00 GMT</pubDate>')
    expect(xml).toContain('<atom:updated>2025-08-27T03:00:00.000Z</atom:updated>')
    expect(xml).toContain('<lastBuildDate>Wed, 27 Aug 2025 03:00:00 GMT</lastBuildDate>')
  })

  test('has no date where no editor has written one', async () => {
    const xml = await xmlOf(articleWithPage(1, { publishedAt: null, reviewedAt: null }))
    expect(xml).not.toMatch(/pubDate|updated|lastBuildDate/)
  })

  test("has an article's picture, and the keywords of its page as categories", async () => {
    const cover = { alt: '', asset: reference('image-abc-1200x800-svg') }
    const xml = await xmlOf(
      withRoute(
        { _id: 'article-1', _type: 'article', number: 1, title: 'Artigo 1', cover },
        { path: '/blog/1', keywords: ['carência', 'prazo & preço'] },
      ),
      {
        _id: 'image-abc-1200x800-svg',
        _type: 'sanity.imageAsset',
        url: 'https://cdn.sanity.io/images/elos/production/abc-1200x800.svg',
        metadata: { dimensions: { width: 1200, height: 800 } },
      },
    )
    expect(xml).toContain('<category>carência</category>')
    expect(xml).toContain('<category>prazo &amp; preço</category>')
    expect(xml).toMatch(
      /<media:content url="[^"]*\/images\/elos\/production\/abc-1200x800\.svg\?[^"]*fm=png[^"]*" medium="image"\/>/,
    )
  })

  test('names who wrote an article, and its category', async () => {
    const xml = await xmlOf(
      articleWithPage(1, { author: reference('author-ana'), category: reference('category-1') }),
      { _id: 'author-ana', _type: 'author', name: 'Ana & Rui' },
      { _id: 'category-1', _type: 'articleCategory', name: 'Portabilidade' },
    )
    expect(xml).toContain('<dc:creator>Ana &amp; Rui</dc:creator>')
    expect(xml).toContain('<category>Portabilidade</category>')
    expect(await xmlOf(articleWithPage(1))).not.toContain('dc:creator')
  })

  test('has the image for social networks of an article without a cover', async () => {
    const xml = await xmlOf(articleWithPage(1))
    expect(xml).toContain(`<media:content url="${origin}/social/blog/1.png" medium="image"/>`)
  })
})
