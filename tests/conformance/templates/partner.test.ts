import { renderPage } from '@elos/ui'
import { outOfOrder } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const partner = render(renderPage(pages.partner))

describe('the partner page', () => {
  test('has its sections in order, with both anchors of the specialists', () => {
    const sections = [
      'hero',
      'como-funciona',
      'especialistas-portabilidade',
      'especialistas-solucoes',
      'vantagens',
      'operadoras-parceiras',
      'faq',
      'candidatura',
    ]
    expect(
      outOfOrder(
        partner,
        sections.map((id) => `id="${id}"`),
      ),
    ).toEqual([])
  })

  test('has its own menu, button and logo link', () => {
    const header = partner.slice(0, partner.indexOf('</header>'))
    expect(header).toContain('class="logo" href="#hero"')
    expect(
      outOfOrder(header, ['href="#como-funciona"', 'href="#faq"', 'href="#candidatura"']),
    ).toEqual([])
    expect(header).not.toContain('Depoimentos')
  })

  test('shows the icon and the colour of each question, and the colour of each category', () => {
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
})
