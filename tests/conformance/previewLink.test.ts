import { testLake } from '@elos/lake/testing/lake'
import { LINKS, makeLink } from '@elos/studio/preview/link/links'
import { loadLinkedPage } from '@elos/web/app/api/rascunho/linkedPage'
import { expect, test } from 'vitest'
import { type Content, publish } from './lakeWith.ts'
import { siteClient } from './siteClient.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const LAST_DAY = '2026-03-17'
const KEY = 'f1a7b3c0-5d8e-4f0a-9b2c-6e1d3a4f5b60'

const article = (_id: string, slug: string, title: string): Content => ({
  _id,
  _type: 'article',
  title,
  slug: { _type: 'slug', current: slug },
  publishedAt: '2026-03-01',
  route: { _type: 'route', path: `/blog/${slug}`, name: title, category: 'blog' },
})

/** A site with an article, a draft of it, and the draft of another that was never published. */
const DOCUMENTS: Content[] = [
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Elos Saúde' },
  article('article-a', 'a', 'No ar'),
  article('drafts.article-a', 'a', 'Rascunho'),
  article('drafts.article-b', 'b', 'Ainda sem página'),
]

/** A Lake with these documents and a link to one of them; `open` opens the link as the site does. */
async function lakeWithLink(document: string, documents = DOCUMENTS) {
  const { client, url } = await testLake()
  await documents.reduce((all, each) => all.create(each), client.transaction()).commit()
  await makeLink(client, { key: KEY, document, author: 'Ana' }, NOW)
  const token = client.config().token
  const drafts = siteClient(url, token).withConfig({ perspective: 'drafts' })
  const open = async (key = KEY, now = NOW) => {
    const linked = await loadLinkedPage(drafts, key, { now, signal: AbortSignal.timeout(10_000) })
    return linked && { name: linked.page.route.name, lastDay: linked.lastDay }
  }
  const links = (now = NOW) =>
    client.fetch<{ author: string }[]>(LINKS.fetch, {
      id: document,
      today: now.toISOString().slice(0, 10),
    })
  return { client, url, open, links }
}

test('a link shows the draft of its page, and what is published once the draft is', async () => {
  const { client, open, links } = await lakeWithLink('article-a')
  expect(await open()).toEqual({ name: 'Rascunho', lastDay: LAST_DAY })
  expect(await links()).toMatchObject([{ author: 'Ana', lastDay: LAST_DAY }])
  await publish(client, 'article-a')
  expect(await open()).toEqual({ name: 'Rascunho', lastDay: LAST_DAY })
})

test('a link shows a page that was never published, and one that is still to come as on its first day', async () => {
  const { client, open } = await lakeWithLink('article-b')
  expect(await open()).toMatchObject({ name: 'Ainda sem página' })
  await client.patch('drafts.article-b').set({ publishAt: '2026-05-04T12:00:00Z' }).commit()
  expect(await open()).toMatchObject({ name: 'Ainda sem página' })
})

test('a link is valid for seven days to the end of the last one, and is deleted when the next is made', async () => {
  const { client, open, links } = await lakeWithLink('article-a')
  const [lastMoment, after] = [new Date('2026-03-18T02:59:00Z'), new Date('2026-03-18T03:00:00Z')]
  expect(await open(KEY, lastMoment)).toBeDefined()
  expect(await open(KEY, after)).toBeUndefined()
  expect(await links(after)).toEqual([])
  await makeLink(client, { key: crypto.randomUUID(), document: 'article-b', author: 'Bia' }, after)
  expect(await client.fetch('*[_type == "previewLink"].author')).toEqual(['Bia'])
})

test('a link that was revoked, and one that nobody made, show nothing', async () => {
  const { client, open } = await lakeWithLink('article-a')
  expect(await open(crypto.randomUUID())).toBeUndefined()
  await client.delete(`previewLink.${KEY}`)
  expect(await open()).toBeUndefined()
})

test('a link never shows another document: neither one without a page, nor another with the same address', async () => {
  const lead: Content = { _id: 'lead.a', _type: 'lead', name: 'Maria' }
  expect(await (await lakeWithLink('lead.a', [...DOCUMENTS, lead])).open()).toBeUndefined()
  const twin = article('drafts.article-z', 'a', 'Outro com o mesmo endereço')
  expect(await (await lakeWithLink('article-z', [...DOCUMENTS, twin])).open()).toBeUndefined()
})

test('who has no token cannot read what links there are', async () => {
  const { url } = await lakeWithLink('article-a')
  expect(await siteClient(url).fetch('*[_type == "previewLink"]')).toEqual([])
})
