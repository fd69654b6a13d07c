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

  test('links the four plans, the six carriers and the two insurances', () => {
    expect(
      outOfOrder(home.slice(home.indexOf('id="servicos"')), [
        'href="/plano-empresarial"',
        'href="/plano-senior"',
        'href="/plano-familiar"',
        'href="/plano-individual"',
        'href="/bradesco-saude"',
        'href="/alice-saude"',
        'href="/seguro-automotivo-frotas"',
        'href="/seguro-vida"',
      ]),
    ).toEqual([])
  })

  test('shows a price with its conditions and its day', () => {
    expect(visibleText(home)).toContain(
      'a partir de R$ 200 por mês Até 23 anos, em enfermaria. Fonte: corretora. Valor de referência de 27/08/2025.',
    )
  })

  test('lists every testimonial, and the mean rating of those in structured data', () => {
    const { items } = pages.home.subject.testimonials
    expect(items).toHaveLength(7)
    expect(home.match(/<blockquote>/g)).toHaveLength(items.length)
    expect(visibleText(home)).toContain('5,0 de 5 em 6 avaliações')
  })

  test('links its buttons to its own sections', () => {
    expect(home).toContain('<a class="button" href="#contato">Solicitar Cotação</a>')
    expect(home).toContain('<a class="button quiet" href="#operadoras">Ver Planos</a>')
  })
})
