import type { InlineClaim, TextBlock } from '@elos/content'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { claims, expiredPrice, price } from '../fixtures/claims.ts'
import { heading, item, paragraph } from '../fixtures/text.ts'
import { visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { RichText } from './RichText.tsx'

const html = (...value: Parameters<typeof RichText>[0]['value'] & object) =>
  render(createElement(RichText, { value, anchors: true }))

const isClaim = (child: TextBlock['children'][number]): child is InlineClaim =>
  child._type === 'claimRef'

describe('text from the CMS', () => {
  test('renders nothing when it is absent or empty', () => {
    expect(render(createElement(RichText, {}))).toBe('')
    expect(html()).toBe('')
  })

  test('has paragraphs, strong words and lists', () => {
    expect(html(paragraph('Olá, ', { strong: 'você' }, '.'))).toBe(
      '<p>Olá, <strong>você</strong>.</p>',
    )
    expect(html(item('um'), item('dois'))).toBe('<ul><li>um</li><li>dois</li></ul>')
  })

  test('escapes markup that an editor typed', () => {
    expect(html(paragraph('<script>alert(1)</script>'))).not.toContain('<script>')
  })

  test('opens links to other sites in a new tab', () => {
    expect(html(paragraph({ link: 'Blog', href: '/blog' }))).toBe('<p><a href="/blog">Blog</a></p>')
    expect(html(paragraph({ link: 'ANS', href: 'https://www.gov.br/ans' }))).toBe(
      '<p><a href="https://www.gov.br/ans" target="_blank" rel="noopener">ANS</a></p>',
    )
  })

  test('shows a claim inside a sentence, in full or as its amount', () => {
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

  test('shows a callout with conditions, source and month of its claim', () => {
    const markup = html({
      _type: 'claimCallout',
      _key: 'a',
      label: 'Desconto da Bradesco Saúde',
      claim: claims.pharmacy,
    })
    expect(visibleText(markup)).toContain('Desconto da Bradesco Saúde: até 85%')
    expect(markup).toContain(
      'Em medicamentos participantes. Fonte: material da operadora. Informação de agosto de 2025.',
    )
  })

  test("shows 'sob consulta' in the callout of an expired price", () => {
    const label = 'Mensalidade da Amil'
    const markup = html({ _type: 'claimCallout', _key: 'a', label, claim: expiredPrice })
    expect(visibleText(markup)).toContain('Mensalidade da Amil: sob consulta')
  })

  test('shows a table with a caption, column headers and row headers, and each cell says its column', () => {
    const markup = html({
      _type: 'dataTable',
      _key: 't',
      caption: 'Descontos',
      header: ['Operadora', 'Desconto'],
      rows: [{ key: 'r', cells: ['Amil', 'até 25%'] }],
    })
    expect(markup).toContain('<caption>Descontos</caption>')
    expect(markup).toContain('<th scope="col">Desconto</th>')
    expect(markup).toContain('<th scope="row">Amil</th><td data-label="Desconto">até 25%</td>')
    expect(markup).toContain('aria-label="Descontos" tabindex="0"')
  })
})

describe('the headings of a text', () => {
  test('have unique ids without accents', () => {
    const text = [
      heading('O que é carência?'),
      paragraph('…'),
      heading('O que é carência?'),
      heading('!'),
    ]
    expect(html(...text)).toContain('<h2 id="o-que-e-carencia-2">O que é carência?</h2>')
  })
})
