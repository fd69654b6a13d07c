import { serializeJsonLd, structuredData } from '@elos/content'
import { articlesWithPages, author, reference } from '@elos/content/fixtures/documents'
import { origin } from '@elos/content/fixtures/pages'
import { renderPage } from '@elos/ui'
import { countOf, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { loadPagesWith, pages } from '../../firstContent.ts'
import { faultsOf } from '../../structuredDataFaults.ts'

const legal = render(renderPage(pages.legal))

/** The text of an article of the first content with other fields. */
function articleWith(fields: Partial<typeof pages.article.subject>): string {
  const subject = { ...pages.article.subject, ...fields }
  return visibleText(render(renderPage({ ...pages.article, subject })))
}

test('the blog lists every article with its date and a link', () => {
  const { articles } = pages.blog.subject
  const blog = render(renderPage(pages.blog))
  expect(blog.match(/Ler Artigo/g)).toHaveLength(articles.length)
  expect(blog.match(/<time dateTime="/g)).toHaveLength(articles.length)
})

test('an article has a link back, its category, its two dates, who wrote and reviewed it, its contents and its neighbours', () => {
  const author = { name: 'Ana Souza', role: 'corretora de seguros', note: 'Ana compara planos.' }
  const reviewer = { name: 'Rui Lima', role: 'corretor', registration: 'Susep nº 201012345' }
  const fields = {
    publishedAt: '2024-12-01',
    reviewedAt: '2025-08-27',
    readMinutes: 9,
    author,
    reviewer,
    category: 'Portabilidade',
  }
  expect(
    outOfOrder(articleWith(fields), [
      'Voltar para o Blog',
      `Portabilidade · 9 min de leitura ${pages.article.subject.title}`,
      'Escrito por Ana Souza',
      'corretora de seguros',
      'Publicado em 1 de dezembro de 2024',
      'Revisado por Rui Lima',
      'corretor · Susep nº 201012345',
      'Revisado em 27 de agosto de 2025',
      'Neste artigo',
      'Ana compara planos.',
      'Anterior',
      'Próximo',
    ]),
  ).toEqual([])
})

test('an article names nobody as its reviewer unless somebody is', () => {
  expect(articleWith({})).not.toContain('Revisado por')
})

test('the persons and the category of an article lead to their pages', () => {
  const person = { name: 'Ana Souza', role: 'corretora', href: '/blog/autor/ana-souza' }
  const subject = {
    ...pages.article.subject,
    author: { ...person, note: 'Ana compara planos.' },
    reviewer: { ...person, name: 'Rui Lima', href: '/blog/autor/rui-lima' },
    category: 'Preços',
    categoryHref: '/blog/categoria/precos',
  }
  const markup = render(renderPage({ ...pages.article, subject }))
  expect(countOf(markup, '<a href="/blog/autor/ana-souza">Ana Souza</a>')).toBe(2)
  expect(countOf(markup, '<a href="/blog/autor/rui-lima">Rui Lima</a>')).toBe(1)
  expect(countOf(markup, '<a href="/blog/categoria/precos">Preços</a>')).toBe(1)
})

test('search engines find no fault in what the page of a person and a reviewed article state', async () => {
  const [article] = articlesWithPages(1, { reviewer: reference(author._id) })
  const documents = article ? [author, article] : []
  for (const page of await loadPagesWith(documents, ['/blog/autor/ana-souza', '/blog/1'])) {
    const things = structuredData(page, origin).map((thing) => JSON.parse(serializeJsonLd(thing)))
    expect(await faultsOf(things), page.route.path).toEqual([])
  }
})

test('a list of several pages leads to all of them, and its later pages say which they are', () => {
  const { subject, route } = pages.blog
  const path = `${route.path}/pagina/2`
  const second = { ...subject, number: 2, pages: 3 }
  const markup = render(renderPage({ ...pages.blog, route: { ...route, path }, subject: second }))
  const pager = markup.slice(markup.indexOf('class="pager"'))
  const links = [
    ...pager.matchAll(/href="([^"]+)" aria-label="(Página \d)"( aria-current="page")?/g),
  ]
  expect(links.map(([, href, label, isCurrent]) => [href, label, Boolean(isCurrent)])).toEqual([
    ['/blog', 'Página 1', false],
    ['/blog/pagina/2', 'Página 2', true],
    ['/blog/pagina/3', 'Página 3', false],
  ])
  expect(visibleText(markup)).toContain(`Página 2 de 3 ${subject.title}`)
  expect(render(renderPage(pages.blog))).not.toContain('class="pager"')
})

test('an article shows its category beside its carrier', () => {
  const subject = { name: 'Amil', href: '/amil-saude' }
  expect(articleWith({ category: 'Portabilidade', subject })).toContain('Portabilidade · Amil · ')
  expect(articleWith({ subject })).toContain(' Amil · ')
  expect(articleWith({ subject })).not.toContain('· Amil')
})

test('a text about personal data shows how to reach the data protection officer', () => {
  const { subject, site } = pages.legal
  const others = { ...pages.legal, subject: { ...subject, showsDataOfficer: false } }
  const officer = `<a href="mailto:${site.dpoEmail}">${site.dpoEmail}</a> e <a href="tel:+551100000000">(11) 0000-0000</a>`
  // The footer of every page shows it, too.
  expect(countOf(legal, officer)).toBe(2)
  expect(countOf(render(renderPage(others)), officer)).toBe(1)
  expect(countOf(legal, `Encarregado pelos dados: ${site.dpoName}, <a`)).toBe(1)
})

test('a legal text has its version and its date', () => {
  const { version } = pages.legal.subject
  expect(visibleText(legal)).toContain(`Versão ${version}, em vigor a partir de `)
})
