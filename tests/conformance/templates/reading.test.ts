import { renderPage } from '@elos/ui'
import { countOf, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const blog = render(renderPage(pages.blog))
const article = render(
  renderPage({
    ...pages.article,
    subject: { ...pages.article.subject, publishedAt: '2024-12-01' },
  }),
)
const legal = render(renderPage(pages.legal))

describe('the blog', () => {
  test('lists every article with its date and a link', () => {
    const { articles } = pages.blog.subject
    expect(blog.match(/Ler Artigo/g)).toHaveLength(articles.length)
    expect(blog.match(/<time dateTime="/g)).toHaveLength(articles.length)
  })

  test('an article has a link back, its two dates with labels, its table of contents and its neighbours', () => {
    expect(
      outOfOrder(visibleText(article), [
        'Voltar para o Blog',
        pages.article.subject.title,
        'Publicado em 1 de dezembro de 2024',
        'Revisado em 27 de agosto de 2025',
        '9 min de leitura',
        'Neste artigo',
        'Quero pagar menos',
        'Anterior',
        'Próximo',
      ]),
    ).toEqual([])
  })
})

describe('an article with a category and an author', () => {
  const category = 'Portabilidade'
  const author = { name: 'Ana Souza', role: 'corretora de seguros', note: 'Ana compara planos.' }
  const about = (fields: Partial<typeof pages.article.subject>) =>
    visibleText(
      render(renderPage({ ...pages.article, subject: { ...pages.article.subject, ...fields } })),
    )

  test('shows who wrote it, in which role, and who that is', () => {
    const shown = about({ author, category })
    expect(
      outOfOrder(shown, [
        'Por Ana Souza',
        'corretora de seguros',
        'Neste artigo',
        'Ana compara planos.',
      ]),
    ).toEqual([])
    expect(shown).toContain(`${category} ${pages.article.subject.title}`)
  })

  test('shows its category beside its carrier', () => {
    const subject = { name: 'Amil', href: '/amil-saude' }
    expect(about({ category, subject })).toContain('Portabilidade · Amil')
    expect(about({ subject })).not.toContain('·')
  })
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
