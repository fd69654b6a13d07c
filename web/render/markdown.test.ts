import { describe, expect, test } from 'vitest'
import { markdownOf } from './markdown.ts'

const URL = 'https://elos.exemplo.com.br/amil-saude'
const textOf = (main: string) =>
  markdownOf(`<html><body><header>Menu</header><main>${main}</main></body></html>`, URL)

describe('the Markdown twin of a page', () => {
  test('holds headings, paragraphs, lists and tables of its main content', () => {
    const table =
      '<table><thead><tr><th>Faixa</th><th>Preço</th></tr></thead><tbody><tr><th>Até 23</th><td>R$ 150</td></tr></tbody></table>'
    expect(
      textOf(`<h1>Amil</h1><p>Um <strong>plano</strong>.</p><ul><li>Rede</li></ul>${table}`),
    ).toBe(`# Amil

Um **plano**.

- Rede

| Faixa  | Preço  |
| ------ | ------ |
| Até 23 | R$ 150 |

---

Página: <${URL}>
`)
  })

  test('leaves out navigation, forms, styles, dialogs and what is hidden from screen readers', () => {
    const silent = [
      '<nav>Você está em</nav>',
      '<form><label>Nome</label></form>',
      '<style>h1{}</style>',
      '<div aria-hidden="true">15+</div>',
      '<dialog>Cotação</dialog>',
    ]
    expect(textOf(`<section>${silent.join('')}<p>Fica.</p></section>`)).toBe(
      `Fica.\n\n---\n\nPágina: <${URL}>\n`,
    )
  })

  test('separates words that only their styles separate on the page', () => {
    const price = '<p>a partir de <b>R$ 150</b> por mês<span>Até 23 anos.</span></p>'
    expect(textOf(price)).toContain('a partir de **R$ 150** por mês Até 23 anos.')
  })

  test('separates a figure from its label, whatever sign the figure ends with', () => {
    const figures = ['<b>15+</b>anos', '<b>até 25%</b>de desconto', '<b>(2)</b>meses']
    const items = figures.map((figure) => `<li>${figure}</li>`).join('')
    expect(textOf(`<ul>${items}</ul>`)).toContain(
      '- **15+** anos\n- **até 25%** de desconto\n- **(2)** meses',
    )
  })

  test('has no entity for a space at the edge of a marked text', () => {
    const callout =
      '<p><strong>Economia: </strong>até <b> 40%</b><a href="/blog"> Leia <em>mais </em></a>.</p>'
    expect(textOf(callout)).toContain(
      '**Economia:** até **40%** [Leia *mais*](https://elos.exemplo.com.br/blog) .',
    )
  })

  test('keeps words together that punctuation joins', () => {
    expect(textOf('<p>(<b>RN 438</b>), de <em>2018</em>.</p>')).toContain(
      '(**RN 438**), de *2018*.',
    )
  })

  test('completes addresses', () => {
    const text = textOf(
      '<p><a href="/blog">Blog</a> <img src="/images/a.jpg" alt="Uma família"></p>',
    )
    expect(text).toContain('[Blog](https://elos.exemplo.com.br/blog)')
    expect(text).toContain('![Uma família](https://elos.exemplo.com.br/images/a.jpg)')
  })

  test('is empty when the page has no main content', () => {
    expect(markdownOf('<html><body>Nada</body></html>', URL)).toBe('')
  })
})
