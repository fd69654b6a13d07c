import { renderPage } from '@elos/ui'
import { countOf, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

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

test('an article has a link back, its category, its two dates, who wrote it, its contents and its neighbours', () => {
  const author = { name: 'Ana Souza', role: 'corretora de seguros', note: 'Ana compara planos.' }
  const fields = {
    publishedAt: '2024-12-01',
    reviewedAt: '2025-08-27',
    readMinutes: 9,
    author,
    category: 'Portabilidade',
  }
  expect(
    outOfOrder(articleWith(fields), [
      'Voltar para o Blog',
      `Portabilidade · 9 min de leitura ${pages.article.subject.title}`,
      'Escrito por Ana Souza',
      'corretora de seguros',
      'Publicado em 1 de dezembro de 2024',
      'Revisado em 27 de agosto de 2025',
      'Neste artigo',
      'Ana compara planos.',
      'Anterior',
      'Próximo',
    ]),
  ).toEqual([])
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
