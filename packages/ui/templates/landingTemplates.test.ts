import { describe, expect, test } from 'vitest'
import { pages } from '../fixtures/pages.ts'
import { countOf, outOfOrder, visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { renderPage } from './Templates.tsx'

const carrier = render(renderPage(pages.carrier))
const plan = render(renderPage(pages.plan))
const product = render(renderPage(pages.product))

describe('pages of carriers, plans and products', () => {
  test('a carrier has a link back to the carriers, and its sections in order', () => {
    expect(
      outOfOrder(visibleText(carrier), [
        'Voltar para Operadoras',
        'Uma rede ampla perto de onde você vive',
        'Solicitar Cotação',
        'O que o plano oferece no dia a dia',
        'Quatro motivos para considerar',
        'Rede de atendimento',
        'Planos',
        'Prevenção',
        'Atendimento',
        'Em resumo',
        'Linhas de planos Bradesco Saúde',
        'Solicitar Cotação Agora',
      ]),
    ).toEqual([])
    expect(carrier).toContain('href="/#operadoras"')
  })

  test('the quote buttons open the chat with the message of the page', () => {
    const message = encodeURIComponent(pages.carrier.subject.chatMessage)
    expect(countOf(carrier, `https://wa.me/551100000000?text=${message}`)).toBe(2)
  })

  test('a plan lists what each carrier sells, with three features', () => {
    const offers = plan.slice(plan.indexOf('Seis operadoras para a sua equipe'))
    expect(offers.match(/#check"/g)?.length).toBeGreaterThanOrEqual(18)
    expect(
      outOfOrder(visibleText(plan), [
        'Voltar para Home',
        'Solicitar Cotação Agora',
        'Plano Empresarial',
      ]),
    ).toEqual([])
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
