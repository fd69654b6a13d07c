import { renderPage } from '@elos/ui'
import { countOf, outOfOrder, visibleText } from '@elos/ui/testing/markup'
import { render } from '@elos/ui/testing/render'
import { describe, expect, test } from 'vitest'
import { pages } from '../../firstContent.ts'

const carrier = render(renderPage(pages.carrier))
const plan = render(renderPage(pages.plan))
const product = render(renderPage(pages.product))

describe('pages of carriers, plans and products', () => {
  test('a carrier has a link back to the carriers, and its sections in order', () => {
    const { hero, benefits, reasons, closing } = pages.carrier.subject
    expect(
      outOfOrder(visibleText(carrier), [
        'Voltar para Operadoras',
        hero.title,
        'Solicitar Cotação',
        benefits.title,
        reasons.title,
        'Rede de atendimento',
        'Planos',
        'Prevenção',
        'Atendimento',
        'Em resumo',
        'Linhas de planos Bradesco Saúde',
        closing.label,
      ]),
    ).toEqual([])
    expect(carrier).toContain('href="/#operadoras"')
  })

  test('the quote buttons open the chat with the message of the page', () => {
    const message = encodeURIComponent(pages.carrier.subject.chatMessage)
    expect(countOf(carrier, `https://wa.me/551100000000?text=${message}`)).toBe(2)
  })

  test('a plan lists what each carrier sells, with each of its features', () => {
    const { offers, offersHeading } = pages.plan.subject
    const shown = plan.slice(plan.indexOf(offersHeading))
    const features = offers.flatMap((offer) => offer.features)
    expect(shown.match(/#check"/g)?.length).toBeGreaterThanOrEqual(features.length)
  })

  test('a product has its label in the quote block', () => {
    expect(
      outOfOrder(visibleText(product), [
        'Solicitar Cotação Agora',
        'Seguro de Vida Para a cotação',
      ]),
    ).toEqual([])
  })
})
