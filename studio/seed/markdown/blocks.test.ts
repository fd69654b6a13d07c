import { describe, expect, test } from 'vitest'
import { richText, shortText } from './blocks.ts'
import type { Targets } from './source.ts'

const TARGETS: Targets = {
  claims: new Map([['amil-preco', 'claim-amil-preco']]),
  routes: new Map([
    ['/', 'homePage'],
    ['/amil-saude', 'carrier-amil'],
  ]),
}
const PLACE = { file: 'amil.md', line: 10 }
const short = (notation: string) => shortText(notation, PLACE, TARGETS)
const rich = (markdown: string) => richText(markdown, PLACE, TARGETS)
const CLAIM = { _type: 'reference', _ref: 'claim-amil-preco' }

describe('short text', () => {
  test('a claim in a sentence is an inline object between two spans', () => {
    expect(short('Planos {{amil-preco}}')).toEqual([
      {
        _type: 'block',
        _key: 'block0',
        style: 'normal',
        markDefs: [],
        children: [
          { _type: 'span', _key: 'child0', text: 'Planos ', marks: [] },
          { _type: 'claimRef', _key: 'child1', claim: CLAIM, display: 'full' },
          { _type: 'span', _key: 'child2', text: '', marks: [] },
        ],
      },
    ])
  })

  test('“{{prazo-de-guarda}}” is how long leads are stored, by the settings', () => {
    expect(short('Por {{prazo-de-guarda}}.')[0]?.children).toMatchObject([
      { text: 'Por ' },
      { _type: 'leadRetention', settings: { _type: 'reference', _ref: 'siteSettings' } },
      { text: '.' },
    ])
  })

  test('“|valor” shows only the amount', () => {
    expect(short('{{amil-preco|valor}}')[0]?.children[1]).toMatchObject({ display: 'amount' })
  })

  test('emphasis becomes marks, nested ones included', () => {
    const [block] = short('Diga **sempre *a verdade***.')
    expect(block?.children).toMatchObject([
      { text: 'Diga ', marks: [] },
      { text: 'sempre ', marks: ['strong'] },
      { text: 'a verdade', marks: ['strong', 'em'] },
      { text: '.', marks: [] },
    ])
  })

  test('a path becomes a reference to its route, with its anchor', () => {
    const [block] = short('Veja a [Amil](/amil-saude) ou [fale conosco](/#contato).')
    expect(block?.markDefs).toMatchObject([
      { _type: 'routeLink', _key: 'link0', page: { _ref: 'carrier-amil' } },
      { _type: 'routeLink', _key: 'link1', page: { _ref: 'homePage' }, anchor: 'contato' },
    ])
    expect(block?.children[1]).toMatchObject({ text: 'Amil', marks: ['link0'] })
  })

  test('the address of another site becomes an external link', () => {
    expect(short('[ANS](https://www.gov.br/ans)')[0]?.markDefs).toEqual([
      { _type: 'externalLink', _key: 'link0', url: 'https://www.gov.br/ans' },
    ])
  })

  test('a line break in the source is a space in the text', () => {
    expect(short('uma frase\nem duas linhas')[0]?.children).toMatchObject([
      { text: 'uma frase em duas linhas' },
    ])
  })
})

describe('rich text', () => {
  test('headings, paragraphs and quotes have their styles', () => {
    const blocks = rich('## Um\n\n### Dois\n\nTexto\n\n> Citação')
    expect(blocks.map((block) => block._type === 'block' && block.style)).toEqual([
      'h2',
      'h3',
      'normal',
      'blockquote',
    ])
  })

  test('lists have their kind and level', () => {
    expect(rich('- a\n  1. b\n- c')).toMatchObject([
      { listItem: 'bullet', level: 1 },
      { listItem: 'number', level: 2 },
      { listItem: 'bullet', level: 1 },
    ])
  })

  test('a claim after an exclamation mark and its label is a callout', () => {
    expect(rich('!Mensalidade da Amil: {{amil-preco}}')).toEqual([
      { _type: 'claimCallout', _key: 'block0', label: 'Mensalidade da Amil', claim: CLAIM },
    ])
  })

  test('a table takes its caption from the heading above; a cell is text or one claim', () => {
    const [, table] = rich(
      '## Preços\n\n| Linha | Preço |\n| --- | --- |\n| Easy | {{amil-preco}} |',
    )
    expect(table).toMatchObject({
      _type: 'dataTable',
      caption: 'Preços',
      rows: [
        { cells: [{ text: 'Linha' }, { text: 'Preço' }] },
        { cells: [{ text: 'Easy' }, { claim: CLAIM }] },
      ],
    })
  })
})

describe('text that cannot be converted is refused with its file and line', () => {
  test.each([
    ['an unknown claim', 'a\n\n{{nada}}', 'amil.md, linha 12: a afirmação {{nada}} não existe'],
    ['an unknown page', '[a](/nada)', 'amil.md, linha 10: a página /nada não existe'],
    ['another kind of link', '[a](mailto:a@b.c)', 'linha 10: o link "mailto:a@b.c"'],
    ['a callout that does not say what it is about', '!{{amil-preco}}', 'diz do que se trata'],
    ['stray braces', '{{Amil Preço}}', 'linha 10: chaves soltas'],
    ['code', 'a\n\n`b`', 'linha 12: "inlineCode" não é aceito'],
    ['a first-level heading', '# A', 'linha 10: use só títulos ## e ###'],
    ['two paragraphs in a list item', '- a\n\n  b', 'linha 12: "paragraph" não é aceito'],
    ['a table under no heading', '| a |\n| - |\n| b |', 'precisa de um título'],
    [
      'a cell with text and a claim',
      '## A\n\n| a |\n| - |\n| b {{amil-preco}} |',
      'linha 14: a célula',
    ],
  ])('%s', (_, markdown, message) => {
    expect(() => rich(markdown)).toThrow(message)
  })
})
