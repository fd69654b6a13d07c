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

  test('has the caption of a table above it, unless a heading says the same', () => {
    const table = (className: string) =>
      `<table><caption class="${className}">Amil Bronze</caption><tr><th>Idade</th></tr></table>`
    expect(textOf(table(''))).toMatch(/^Amil Bronze\n\n\| Idade \|/)
    expect(textOf(table('hidden'))).toMatch(/^\| Idade \|/)
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

  test.each([
    [
      'separates words that only their styles separate on the page',
      '<p>a partir de <b>R$ 150</b> por mês<span>Até 23 anos.</span></p>',
      'a partir de **R$ 150** por mês Até 23 anos.',
    ],
    [
      'separates a figure from its label, whatever sign the figure ends with',
      '<ul><li><b>15+</b>anos</li><li><b>até 25%</b>de desconto</li><li><b>(2)</b>meses</li></ul>',
      '- **15+** anos\n- **até 25%** de desconto\n- **(2)** meses',
    ],
    [
      'has no entity for a space at the edge of a marked text',
      '<p><strong>Economia: </strong>até <b> 40%</b><a href="/blog"> Leia <em>mais </em></a>.</p>',
      '**Economia:** até **40%** [Leia *mais*](https://elos.exemplo.com.br/blog) .',
    ],
    [
      'has the notes of figures at its end, and no marks within sentences',
      '<p>Até 70%<a id="marca-1" href="#nota-1" aria-label="Nota 1"></a>, em campanhas.</p><ol><li id="nota-1"><b>Desconto, até 70%.</b> Fonte: corretora. <a href="#marca-1">↑</a></li></ol>',
      'Até 70%, em campanhas.\n\n1. **Desconto, até 70%.** Fonte: corretora.\n',
    ],
    [
      'keeps words together that punctuation joins',
      '<p>(<b>RN 438</b>), de <em>2018</em>.</p>',
      '(**RN 438**), de *2018*.',
    ],
    [
      'completes addresses',
      '<p><a href="/blog">Blog</a> <img src="/images/a.jpg" alt="Uma família"></p>',
      '[Blog](https://elos.exemplo.com.br/blog) ![Uma família](https://elos.exemplo.com.br/images/a.jpg)',
    ],
  ])('%s', (_, html, markdown) => {
    expect(textOf(html)).toContain(markdown)
  })

  test('is empty when the page has no main content', () => {
    expect(markdownOf('<html><body>Nada</body></html>', URL)).toBe('')
  })
})
