import { renderPage } from '@elos/ui'
import { outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const home = render(renderPage(pages.home))
const partner = render(renderPage(pages.partner))

test.each([
  ['home', home, ['inicio', 'sobre', 'servicos', 'operadoras', 'depoimentos', 'contato']],
  [
    'partner',
    partner,
    [
      'hero',
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

test('the page of a carrier has its sections in order', () => {
  const { hero, benefits, reasons, information, closing } = pages.carrier.subject
  const titles = [hero, benefits, reasons, ...information].map(({ title }) => title)
  const shown = visibleText(render(renderPage(pages.carrier)))
  expect(outOfOrder(shown, ['Voltar para Operadoras', ...titles, closing.label])).toEqual([])
})

test('the home page lists every testimonial, and the mean rating of those in structured data', () => {
  const { items, rating } = pages.home.subject.testimonials
  expect(home.match(/<blockquote>/g)).toHaveLength(items.length)
  expect(visibleText(home)).toContain(`5,0 de 5 em ${rating?.count} avaliações`)
})

test('a plan lists what each carrier sells, with each of its features', () => {
  const { offers, offersHeading } = pages.plan.subject
  const plan = render(renderPage(pages.plan))
  const shown = plan.slice(plan.indexOf(offersHeading))
  const features = offers.flatMap((offer) => offer.features)
  expect(shown.match(/#check"/g)?.length).toBeGreaterThanOrEqual(features.length)
})

test('the partner page shows the icon and the colour of each question, and the colour of each category', () => {
  const { items, categories } = pages.partner.subject.faq
  const faq = partner.slice(partner.indexOf('id="faq"'))
  for (const { icon, color } of items) {
    expect(faq).toMatch(
      new RegExp(`<details class="${color}"[^>]*><summary><svg[^>]*><use href="[^"]*#${icon}"`),
    )
  }
  for (const { slug, color } of categories) {
    expect(faq).toMatch(new RegExp(`class="chip ${color}"[^>]*value="${slug}"`))
  }
})
