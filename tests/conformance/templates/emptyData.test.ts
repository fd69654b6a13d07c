import { claim } from '@elos/content/fixtures/pages'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const empty = { title: '', items: [] }
const main = (markup: string) => markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))

describe('content that is missing', () => {
  test('has no empty section on the home page', () => {
    const { subject } = pages.home
    const markup = render(
      renderPage({
        ...pages.home,
        related: [],
        subject: {
          ...subject,
          carriers: empty,
          testimonials: empty,
          faq: empty,
          extras: empty,
        },
      }),
    )
    for (const id of ['operadoras', 'depoimentos', 'perguntas']) {
      expect(main(markup)).not.toContain(`id="${id}"`)
    }
    expect(main(markup)).not.toContain('Páginas Relacionadas')
    expect(main(markup)).not.toMatch(/<h2><\/h2>/)
  })

  test('has no empty section on a landing page', () => {
    const { subject } = pages.plan
    const markup = main(
      render(
        renderPage({
          ...pages.plan,
          breadcrumb: [],
          related: [],
          subject: { ...subject, benefits: empty, reasons: empty, information: [], offers: [] },
        }),
      ),
    )
    expect(markup.match(/<section/g), 'the hero and the closing').toHaveLength(2)
    expect(markup).not.toMatch(/<h2><\/h2>|<ul[^>]*><\/ul>|<ol[^>]*><\/ol>/)
  })

  test('has no table of contents for an empty text, and no links to neighbours', () => {
    const { subject } = pages.article
    const markup = render(
      renderPage({
        ...pages.article,
        subject: { ...subject, body: [], previous: undefined, next: undefined },
      }),
    )
    expect(markup).not.toContain('Neste artigo')
    expect(markup).not.toContain('Outros artigos')
  })
})

test("an expired price shows 'Preço sob consulta' without amount and month", () => {
  const price = claim({ asOf: '2024-08-27', validUntil: '2024-12-31' })
  const markup = render(
    renderPage({ ...pages.carrier, subject: { ...pages.carrier.subject, price } }),
  )
  expect(markup).toContain('Preço sob consulta')
  expect(markup).not.toContain('R$ 200 por mês')
  expect(markup).not.toContain('agosto de 2024')
})
