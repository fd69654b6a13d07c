import { contentOf } from '@elos/content'
import { renderPage } from '@elos/ui'
import { outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const home = render(renderPage(pages.home))
const partner = render(renderPage(pages.partner))

const NO_QUESTIONS = { items: [], categories: [] }

test.each([
  [
    'home',
    home,
    [
      'inicio',
      'caminho',
      'operadoras',
      'servicos',
      'sobre',
      'valores',
      'depoimentos',
      'perguntas',
      'contato',
      'outros-seguros',
    ],
  ],
  [
    'partner',
    partner,
    [
      'hero',
      'historia',
      'como-funciona',
      'especialistas-portabilidade',
      'especialistas-solucoes',
      'vantagens',
      'operadoras-parceiras',
      'faq',
      'candidatura',
    ],
  ],
])('the %s page has its sections in order, each with its anchor', (_, markup, sections) => {
  const anchors = sections.map((id) => `id="${id}"`)
  expect(outOfOrder(markup, anchors)).toEqual([])
})

test.each([pages.carrier, pages.plan, pages.product])(
  'the $kind page has its sections in order, each with its anchor and its title',
  (page) => {
    const { hero, sections, closing } = page.subject
    const titles = sections.map(({ content }) => content.heading.title)
    const markup = render(renderPage(page))
    expect(outOfOrder(visibleText(markup), [hero.title, ...titles, closing.label])).toEqual([])
    expect(
      outOfOrder(
        markup,
        sections.map(({ id }) => `id="${id}"`),
      ),
    ).toEqual([])
  },
)

test('the home page lists every testimonial, and the mean rating of those in structured data', () => {
  const shown = contentOf('testimonials', pages.home.subject.sections)
  expect(home.match(/<blockquote>/g)).toHaveLength(shown?.items.length ?? 0)
  expect(visibleText(home)).toContain(`5,0 de 5 em ${shown?.rating?.count} avaliações`)
})

test('the home page says of each carrier to whom it sells, what a missing answer does not mean, and how old the answers are', () => {
  const shown = visibleText(home)
  expect(shown).toContain(
    '“A confirmar” não quer dizer não. Respostas de 27/08/2025: a reconfirmar.',
  )
  const sellers = contentOf('sellers', pages.home.subject.sections)?.items ?? []
  const lines = sellers.map(({ who = [] }) => who.map(({ words }) => words).join(', '))
  expect(lines).toContain('Sem CNPJ não, MEI sim, Empresa sim')
  expect(outOfOrder(shown, lines)).toEqual([])
  const beads = home.match(/class="bead (sim|depende|confirmar|nao)"/g) ?? []
  expect(beads).toHaveLength(sellers.flatMap(({ who = [] }) => who).length)
})

test('a plan lists what each carrier sells, with each of its features', () => {
  const shown = visibleText(render(renderPage(pages.plan)))
  const offers = pages.plan.subject.sections.flatMap((section) =>
    section.kind === 'sellers' ? section.content.items : [],
  )
  expect(offers.length).toBeGreaterThan(1)
  const parts = offers.flatMap(({ name, description, features }) => [
    name,
    description,
    ...features,
  ])
  expect(outOfOrder(shown, parts)).toEqual([])
})

test('the partner page shows the icon and the colour of each question, and the colour of each category', () => {
  const { sections } = pages.partner.subject
  const { items, categories } = contentOf('partnerQuestions', sections) ?? NO_QUESTIONS
  const faq = partner.slice(partner.indexOf('id="faq"'))
  expect(items).toHaveLength(16)
  for (const { icon, color } of items) {
    expect(faq).toMatch(
      new RegExp(`<details class="${color}"[^>]*><summary><svg[^>]*><use href="[^"]*#${icon}"`),
    )
  }
  for (const { slug, color } of categories) {
    expect(faq).toMatch(new RegExp(`class="chip ${color}"[^>]*value="${slug}"`))
  }
})
