import type { Claim, TextBlock } from '@elos/content'
import { claim } from '@elos/content/fixtures/pages'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { visibleText } from '../testing/markup.ts'
import { render } from '../testing/render.ts'
import { RichText } from './RichText.tsx'

const html = (...value: Parameters<typeof RichText>[0]['value'] & object) =>
  render(createElement(RichText, { value, anchors: true }))

type Child = TextBlock['children'][number]

const span = (text: string, ...marks: string[]): Child => ({ _type: 'span', text, marks })

const block = (children: Child[], fields: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  children,
  ...fields,
})

/** A paragraph that is one link. */
const linkTo = (href: string, external: boolean) =>
  block([span('Link', 'm')], { markDefs: [{ _type: 'link', _key: 'm', href, external }] })

/** A paragraph with a claim in it. */
const stating = (stated: Claim, display: 'full' | 'amount') =>
  block([span('Planos '), { _type: 'claimRef', _key: 'c', display, claim: stated }, span('.')])

describe('text from the CMS', () => {
  test('renders nothing when it is absent or empty', () => {
    expect(render(createElement(RichText, {}))).toBe('')
    expect(html()).toBe('')
  })

  test('opens links to other sites in a new tab', () => {
    expect(html(linkTo('/blog', false))).toBe('<p><a href="/blog">Link</a></p>')
    expect(html(linkTo('https://www.gov.br/ans', true))).toBe(
      '<p><a href="https://www.gov.br/ans" target="_blank" rel="noopener">Link</a></p>',
    )
  })

  test('shows a claim inside a sentence, in full or as its amount', () => {
    expect(html(stating(claim(), 'full'))).toBe('<p>Planos a partir de R$\u00a0200 por mês.</p>')
    expect(html(stating(claim(), 'amount'))).toBe('<p>Planos R$\u00a0200.</p>')
  })

  test('shows the mark of a claim right after it, apart from the words; an old price asks to be confirmed', () => {
    const marked = (isAged: boolean) =>
      html(
        block([
          {
            ...{ _type: 'claimRef', _key: 'c', display: 'amount' },
            claim: { ...claim(), isAged },
            note: { number: 3, id: 'marca-7' },
          },
        ]),
      )
    expect(marked(false)).toBe(
      '<p>R$\u00a0200<a class="NoteMark" id="marca-7" href="#nota-3" aria-label="Nota 3" data-said="3"></a></p>',
    )
    expect(marked(true)).toContain('aria-label="Nota 3: confirme o valor atual"')
  })

  test('shows a callout with conditions, source and day of its claim', () => {
    const markup = html({
      _type: 'claimCallout',
      _key: 'a',
      label: 'Desconto da Bradesco Saúde',
      claim: claim({
        kind: 'percent',
        amount: 85,
        qualifier: 'upTo',
        conditions: 'em medicamentos participantes',
        source: 'material da operadora',
        asOf: '2025-08-27',
      }),
    })
    expect(visibleText(markup)).toContain('Desconto da Bradesco Saúde: até 85%')
    expect(visibleText(markup)).toContain(
      'Em medicamentos participantes. Fonte: material da operadora. Informação de 27/08/2025.',
    )
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

  test('shows the conditions, source and day of a table of prices below it', () => {
    const markup = html({
      _type: 'dataTable',
      _key: 't',
      caption: 'Preços',
      header: ['Idade', 'Enfermaria'],
      rows: [{ key: 'r', cells: ['0 a 18', 'R$ 200'] }],
      terms: {
        kind: 'price',
        conditions: 'até 29 vidas',
        source: { name: 'tabela' },
        validUntil: '2025-12-31',
      },
    })
    expect(visibleText(markup.slice(markup.indexOf('</table>')))).toContain(
      'Até 29 vidas. Fonte: tabela. Válido até 31/12/2025.',
    )
  })
})

test('headings with the same words and key have anchors of their own, without accents', () => {
  const heading = block([span('O que é carência?')], { _key: 'h', style: 'h2' })
  expect(html(heading, block([span('…')]), { ...heading }).match(/id="[^"]*"/g)).toEqual([
    'id="o-que-e-carencia"',
    'id="o-que-e-carencia-2"',
  ])
})
