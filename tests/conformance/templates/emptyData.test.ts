import { type Page, structuredData } from '@elos/content'
import { claim } from '@elos/content/fixtures/pages'
import { isOf } from '@elos/content/sections/kinds'
import { recordSheet } from '@elos/content/sections/sheet'
import { faqResultsPage, renderPage } from '@elos/ui'
import { countOf, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const isSellers = isOf('sellers')

/** The main content of a page, as markup. */
function mainOf(page: Page): string {
  const markup = render(renderPage(page))
  return markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))
}

describe('content that is missing', () => {
  test('has no empty section on the home page', () => {
    const subject = { ...pages.home.subject, sections: [], extras: [] }
    const main = mainOf({ ...pages.home, related: [], notes: [], subject })
    expect(main.match(/<section/g), 'the hero and the contact form').toHaveLength(2)
    expect(main).not.toMatch(/Páginas Relacionadas|<h2><\/h2>/)
  })

  test('has no empty section on the partner page', () => {
    const subject = { ...pages.partner.subject, sections: [] }
    const main = mainOf({ ...pages.partner, breadcrumb: [], related: [], notes: [], subject })
    expect(main.match(/<section/g), 'the hero and the application').toHaveLength(2)
  })

  test('has no page of results without questions', () => {
    const { partner } = pages
    const empty = { ...partner, subject: { ...partner.subject, sections: [] } }
    expect(faqResultsPage({ outcome: 'page', page: partner })?.breadcrumb).toHaveLength(3)
    expect(faqResultsPage({ outcome: 'page', page: empty })).toBeUndefined()
  })

  test('has no empty section on a landing page', () => {
    const subject = { ...pages.plan.subject, sections: [] }
    const main = mainOf({ ...pages.plan, breadcrumb: [], related: [], notes: [], subject })
    expect(main.match(/<section/g), 'the hero and the closing').toHaveLength(2)
    expect(main).not.toMatch(/<h2><\/h2>|<ul[^>]*><\/ul>|<ol[^>]*><\/ol>/)
  })

  test('has no question to a carrier without a page: the request would not name it', () => {
    const { plan } = pages
    const selling = { state: 'confirmar', words: 'Venda a confirmar', asks: 'mei' } as const
    const askedWith = (fields: { href?: undefined }) => {
      const sections = plan.subject.sections.filter(isSellers).map((section) => {
        const items = section.content.items.map((item) => ({ ...item, selling, ...fields }))
        return { ...section, content: { ...section.content, items } }
      })
      return countOf(mainOf({ ...plan, subject: { ...plan.subject, sections } }), '/pergunta/mei')
    }
    expect(askedWith({})).toBeGreaterThan(0)
    expect(askedWith({ href: undefined })).toBe(0)
  })

  test('has no form for two carriers, and no table, where there are none to compare', () => {
    const { comparison } = pages
    const mainWith = (count: number) => {
      const choices = comparison.subject.choices.slice(0, count)
      const carriers = comparison.subject.carriers.slice(0, count)
      return mainOf({ ...comparison, subject: { ...comparison.subject, choices, carriers } })
    }
    const shown = (main: string) => ['<form', '<table'].filter((part) => main.includes(part))
    expect([2, 1, 0].map((count) => shown(mainWith(count)))).toEqual([
      ['<form', '<table'],
      ['<table'],
      [],
    ])
  })

  test('has no table of contents for an empty text, and no links to neighbours', () => {
    const missing = { body: [], previous: undefined, next: undefined }
    const subject = { ...pages.article.subject, ...missing }
    expect(mainOf({ ...pages.article, subject })).not.toMatch(/Neste artigo|Outros artigos/)
  })
})

test("an expired price is 'Preço sob consulta' alone", () => {
  const price = claim({ asOf: '2024-08-27', validUntil: '2024-12-31' })
  const main = mainOf({ ...pages.carrier, subject: { ...pages.carrier.subject, price } })
  expect(main).toContain('<p class="price"><strong>Preço sob consulta</strong></p>')
})

test("a registration number is 'a confirmar' until it is known, and search engines get no such number", () => {
  const shown = (ansRegistration?: string, susepRegistration?: string) => {
    const { carrier } = pages
    const site = { ...carrier.site, susepRegistration }
    const record = { content: recordSheet(carrier.subject.name, ansRegistration), id: 'registro' }
    const sections = [{ kind: 'sheet' as const, ...record }]
    const subject = { ...carrier.subject, ansRegistration, sections }
    const page = { ...carrier, site, subject }
    const said = JSON.stringify(structuredData(page, 'https://elos.exemplo.com.br'))
    return { text: visibleText(render(renderPage(page))), said }
  }
  const unknown = shown()
  expect(unknown.text).toMatch(/Registro ANS\s*a confirmar/)
  expect(unknown.text).toContain('Susep nº (a confirmar)')
  const known = shown('326305', '202012345')
  expect(known.text).toMatch(/Registro ANS\s*326305/)
  expect(known.text).toContain('Susep nº 202012345')
  expect(unknown.said).toBe(known.said)
})
