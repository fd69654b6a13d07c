import { renderPage } from '@elos/ui'
import { outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const home = render(renderPage(pages.home))

describe('the home page', () => {
  test('has its sections in order, each with its anchor', () => {
    const sections = ['inicio', 'sobre', 'servicos', 'operadoras', 'depoimentos', 'contato']
    expect(
      outOfOrder(
        home,
        sections.map((id) => `id="${id}"`),
      ),
    ).toEqual([])
  })

  test('lists every testimonial, and the mean rating of those in structured data', () => {
    const { items, rating } = pages.home.subject.testimonials
    expect(home.match(/<blockquote>/g)).toHaveLength(items.length)
    expect(visibleText(home)).toContain(`5,0 de 5 em ${rating?.count} avaliações`)
  })
})
