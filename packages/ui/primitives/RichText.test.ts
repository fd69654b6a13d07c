import type { InlineClaim, TextBlock } from '@elos/content'
import { describe, expect, test } from 'vitest'
import { claims, expiredPrice, price } from '../fixtures/claims.ts'
import { heading, item, paragraph } from '../fixtures/text.ts'
import { words } from '../testing/markup.ts'
import { render } from '../testing/render.ts'

const { createElement } = await import('react')
const { RichText } = await import('./RichText.tsx')
const html = (...value: Parameters<typeof RichText>[0]['value'] & object) =>
  render(createElement(RichText, { value, anchors: true }))

const isClaim = (child: TextBlock['children'][number]): child is InlineClaim =>
  child._type === 'claimRef'

describe('text from the CMS', () => {
  test('is nothing when there is none', () => {
    expect(render(createElement(RichText, {}))).toBe('')
    expect(html()).toBe('')
  })

  test('keeps paragraphs, strong words and lists', () => {
    expect(html(paragraph('Olá, ', { strong: 'você' }, '.'))).toBe(
      '<p>Olá, <strong>você</strong>.</p>',
    )
    expect(html(item('um'), item('dois'))).toBe('<ul><li>um</li><li>dois</li></ul>')
  })

  test('never turns what an editor typed into markup', () => {
    expect(html(paragraph('<script>alert(1)</script>'))).not.toContain('<script>')
  })

  test('links to this site in place, and to others in a new tab', () => {
    expect(html(paragraph({ link: 'Blog', href: '/blog' }))).toBe('<p><a href="/blog">Blog</a></p>')
    expect(html(paragraph({ link: 'ANS', href: 'https://www.gov.br/ans' }))).toBe(
      '<p><a href="https://www.gov.br/ans" target="_blank" rel="noopener">ANS</a></p>',
    )
  })

  test('states a claim inside a sentence, whole or by its amount', () => {
    const whole = paragraph('Planos ', price(200, 'até 23 anos'), '.')
    expect(html(whole)).toBe('<p>Planos a partir de R$ 200 por mês.</p>')
    const amount: TextBlock = {
      ...whole,
      children: whole.children.map((child) =>
        isClaim(child) ? { ...child, display: 'amount' } : child,
      ),
    }
    expect(html(amount)).toBe('<p>Planos R$ 200.</p>')
  })

  test('sets a claim apart with conditions, source and month', () => {
    const markup = html({
      _type: 'claimCallout',
      _key: 'a',
      label: 'Desconto da Bradesco Saúde',
      claim: claims.pharmacy,
    })
    expect(words(markup)).toContain('Desconto da Bradesco Saúde: até 85%')
    expect(markup).toContain(
      'Em medicamentos participantes. Fonte: material da operadora. Informação de agosto de 2025.',
    )
  })

  test('sets an expired price apart as on request', () => {
    const label = 'Mensalidade da Amil'
    const markup = html({ _type: 'claimCallout', _key: 'a', label, claim: expiredPrice })
    expect(words(markup)).toContain('Mensalidade da Amil: sob consulta')
  })

  test('draws a table with a caption, column heads and row heads', () => {
    const markup = html({
      _type: 'dataTable',
      _key: 't',
      caption: 'Descontos',
      header: ['Operadora', 'Desconto'],
      rows: [{ key: 'r', cells: ['Amil', 'até 25%'] }],
    })
    expect(markup).toContain('<caption>Descontos</caption>')
    expect(markup).toContain('<th scope="col">Desconto</th>')
    expect(markup).toContain('<th scope="row">Amil</th><td>até 25%</td>')
    expect(markup).toContain('aria-label="Descontos" tabindex="0"')
  })
})

describe('the headings of a text', () => {
  test('have ids without accents, each its own', () => {
    const text = [
      heading('O que é carência?'),
      paragraph('…'),
      heading('O que é carência?'),
      heading('!'),
    ]
    expect(html(...text)).toContain('<h2 id="o-que-e-carencia-2">O que é carência?</h2>')
  })
})
