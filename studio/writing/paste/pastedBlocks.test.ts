import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { type PastedBlock, pastedBlocks } from './pastedBlocks.ts'
import { COPIED, WORD } from './testing/copied.ts'

const parse = (html: string) => new JSDOM(html).window.document

type Fields<Type extends PastedBlock['_type']> = Partial<
  Omit<Extract<PastedBlock, { _type: Type }>, '_type'>
>

/** A paragraph or a table: what one has the other has not. */
type Block = Fields<'block'> & Fields<'dataTable'> & { _type: string }

const blocksOf = (copied: { html?: string; plain?: string }, isShort = false): Block[] =>
  pastedBlocks({ html: '', plain: '', ...copied }, { isShort, parse })?.blocks ?? []
const paste = (html: string) => blocksOf({ html })
const textOf = ({ children = [] }: Block) => children.map(({ text }) => text).join('')
const cellsOf = ({ rows = [] }: Block) =>
  rows.map(({ cells }) => cells.map(({ text = '' }) => text))
const wordsOf = (blocks: Block[]) =>
  blocks
    .flatMap((block) => [textOf(block), ...cellsOf(block).flat()])
    .join('\n')
    .split(/\s+/)
    .filter(Boolean)

const INLINE = /<\/?(?:a|b|i|em|strong|span|o:p|meta)\b[^>]*>/g

/** The words of HTML: all elements but those within a line separate words. */
const wordsIn = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<!.*?>|<span[^>]*mso-list:Ignore.*?<\/span><\/span>/gs, '')
    .replace(/<img[^>]*alt="(\p{Emoji_Presentation})"[^>]*>/gu, '$1')
    .replace(/<span style="display: block">/g, '<div>')
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

describe('no words are glued that were apart', () => {
  test.each(Object.entries(COPIED))('in a text from %s', (_, html) => {
    const words = wordsIn(html)
    expect(words.length).toBeGreaterThan(6)
    expect(wordsOf(paste(html))).toEqual(words)
    expect(wordsOf(blocksOf({ html }, true))).toEqual(words)
  })

  test('by a picture, or the number of a note', () => {
    expect(wordsOf(paste('<p>um<img src="a.png">dois</p>'))).toEqual(['um', 'dois'])
    expect(wordsOf(paste('<p>R$ 150<sup>12</sup></p>'))).toEqual(['R$', '150¹²'])
  })

  test.each([
    ...['dd', 'div', 'dt', 'h2', 'li', 'ol', 'p', 'section', 'ul'].map(
      (tag) => `<${tag}>dois</${tag}>`,
    ),
    '<table><tr><td>dois</table>',
  ])('by a part of the page: %s', (part) => {
    expect(wordsOf(paste(`um${part}três`))).toEqual(['um', 'dois', 'três'])
  })
})

describe('the lines of a text are paragraphs', () => {
  test.each([
    ['elements of mail and chats', { html: '<div>um</div><div>dois</div><div><br></div>três' }],
    ['paragraphs', { html: '<p>um</p><p></p><p>dois<p>três' }],
    ['empty lines', { html: '<div>um<br><br>dois<br>&nbsp;<br>três</div>' }],
    ['lines of Unix', { plain: 'um\n\ndois\n \ntrês\n' }],
    ['lines of Windows', { plain: 'um\r\n\r\ndois\r\n\r\n\r\ntrês' }],
    ['lines of old programs', { plain: 'um\r\rdois\u2029\u2029três' }],
  ])('%s', (_, copied) => {
    expect(blocksOf(copied).map(textOf)).toEqual(['um', 'dois', 'três'])
  })

  test('with the line ends that are within them', () => {
    const lines = ['um\ndois', 'três']
    expect(blocksOf({ plain: 'um\r\ndois\r\n\r\ntrês' }).map(textOf)).toEqual(lines)
    expect(paste('<p>um <br> dois</p><p>três<br></p>').map(textOf)).toEqual(lines)
  })

  test('but those of an item of a list, a quote or a heading stay in it', () => {
    const html =
      '<ul><li><p>a</p><p>b</p><ol><li>c</ol></ul><blockquote><div>d</div>e</blockquote><h1>f<div>g'
    expect(paste(html)).toMatchObject([
      { listItem: 'bullet', level: 1, children: [{ text: 'a\nb' }] },
      { listItem: 'number', level: 2, children: [{ text: 'c' }] },
      { style: 'blockquote', children: [{ text: 'd\ne' }] },
      { style: 'h2', children: [{ text: 'f\ng' }] },
    ])
  })

  test('words that were copied from within a line keep the spaces around them', () => {
    const html = '\n<!--StartFragment--><b> e</b> mais <!--EndFragment-->\n'
    expect(paste(html).map(textOf)).toEqual([' e mais '])
  })

  test('one line without formats goes where the cursor is', () => {
    const copied = { html: '', plain: 'uma linha\r\n' }
    expect(pastedBlocks(copied, { parse })).toBeUndefined()
  })

  test('what has nothing to see is left out', () => {
    expect(paste('<p>\u200b</p><h2>\ufeff&nbsp;</h2><p>um</p>').map(textOf)).toEqual(['um'])
  })
})

describe('a text from Word', () => {
  const blocks = paste(WORD)

  test('keeps its title and headings: the first level becomes the second, lower ones the third', () => {
    const headings = blocks.filter(({ style }) => /^h/.test(style ?? ''))
    expect(headings.map((block) => [block.style, textOf(block)])).toEqual([
      ['h2', 'Guia de\ncarências'],
      ['h2', 'Como funciona'],
      ['h3', 'Exceções'],
    ])
  })

  test('keeps its links, with the emphasis inside them', () => {
    const linked = blocks.find(({ markDefs }) => markDefs?.length)
    const [link] = linked?.markDefs ?? []
    expect(link).toMatchObject({ _type: 'externalLink', url: 'https://www.gov.br/ans' })
    const marked = linked?.children?.filter(({ marks }) => link && marks.includes(link._key))
    expect(marked?.map(({ text }) => text).join('')).toBe('link da ANS')
    expect(marked?.at(-1)?.marks).toContain('em')
    expect(linked?.children?.find(({ marks }) => marks.includes('strong'))?.text).toBe('negrito')
  })

  test('keeps its lists, without the bullets that are written in it', () => {
    const items = blocks.filter(({ listItem }) => listItem)
    expect(items.map((block) => [block.listItem, block.level, textOf(block)])).toEqual([
      ['bullet', 1, 'Urgência'],
      ['bullet', 2, 'Queda'],
      ['number', 1, 'Parto'],
    ])
  })

  test('keeps its tables, in their place', () => {
    const types = blocks.map(({ _type }) => _type)
    expect(types.indexOf('dataTable')).toBe(types.length - 2)
    expect(blocks.flatMap(cellsOf)).toEqual([
      ['Plano', 'Preço'],
      ['Easy Prime', 'R$ 150 24 h'],
    ])
  })

  test('is paragraphs only in a short text', () => {
    for (const block of blocksOf({ html: WORD }, true))
      expect(block).toEqual(expect.objectContaining({ _type: 'block', style: 'normal' }))
  })
})

test('a text from Google Docs is bold only where it looks so', () => {
  const spans = paste(COPIED.GOOGLE_DOCS ?? '').flatMap(({ children = [] }) => children)
  const strong = spans.filter(({ marks }) => marks.includes('strong'))
  expect(strong.map(({ text }) => text)).toEqual(['um'])
})

describe('a table', () => {
  const table = (rows: string) => paste(`<table><caption>Preços</caption>${rows}</table>`)

  test('has its caption', () => {
    expect(table('<tr><th>a<th>b<tr><td>c<td>d')[0]?.caption).toBe('Preços')
  })

  test('without a caption is named after its columns', () => {
    const [named] = paste('<table><tr><td>Plano<td>Rede<td>Preço<tr><td>c<td>d<td>e</table>')
    expect(named?.caption).toBe('Plano, Rede e Preço')
    const [unnamed] = paste('<table><tr><td><td><tr><td>c<td>d</table>')
    expect(unnamed?.caption).toBeUndefined()
  })

  test('has empty cells where a cell spans others, and after short rows', () => {
    const [spanning] = table(
      '<tr><td colspan=2>a<td>b<tr><td rowspan=2>c<td>d<td>e<tr><td>f<td>g<tr><td>h',
    )
    expect(spanning && cellsOf(spanning)).toEqual([
      ['a', '', 'b'],
      ['c', 'd', 'e'],
      ['', 'f', 'g'],
      ['h', '', ''],
    ])
  })

  test('that only lays out a text becomes the text', () => {
    const blocks = paste('<table><tr><td><h1>Título</h1><p>Texto</p></td></tr></table>')
    expect(blocks.map((block) => [block.style, textOf(block)])).toEqual([
      ['h2', 'Título'],
      ['normal', 'Texto'],
    ])
  })
})

describe('what a text cannot hold is told to the editor', () => {
  const lossOf = (html: string) => pastedBlocks({ html, plain: '' }, { parse })?.loss

  test('links that nobody could follow, and images', () => {
    const html = '<a href="file:///C:/a.docx">a</a><a href="#b">b</a><img src="cid:1">'
    expect(lossOf(html)).toBe('Ficaram de fora: 2 links e 1 imagem. As palavras dos links ficaram.')
    expect(lossOf('<img src="file:///C:/1.png">')).toBe('Ficou de fora: 1 imagem.')
  })

  test('links in a table of data, but not those in one that lays out a text', () => {
    const link = '<a href="https://exemplo.com.br">a</a>'
    expect(lossOf(`<table><tr><td>${link}<td>b<tr><td>c<td>d</table>`)).toContain('1 link')
    expect(lossOf(`<table><tr><td>${link}</table>`)).toBeUndefined()
  })

  test('not what nobody would miss: bookmarks and images of emoji', () => {
    expect(lossOf('<a name="_Toc1"></a><a href="#x"></a><img alt="😀">')).toBeUndefined()
  })
})

test.each([
  ['<ul><li>um<li>dois</ul>', 'Textos curtos não têm listas: viraram parágrafos.'],
  ['<h2>Um</h2><p>dois</p>', 'Textos curtos não têm títulos: viraram parágrafos.'],
  [
    '<ol><li>um</ol><blockquote>dois</blockquote><table><tr><td>a<td>b<tr><td>c<td>d</table>',
    'Textos curtos não têm listas, citações ou tabelas: viraram parágrafos.',
  ],
  [
    '<ul><li><a href="#x">um</a></ul>',
    'Ficou de fora: 1 link. As palavras dos links ficaram. Textos curtos não têm listas: viraram parágrafos.',
  ],
  ['<p>um</p><p>dois</p>', undefined],
])('the editor of a short text is told what of %s became paragraphs', (html, told) => {
  const lossIn = (isShort: boolean) => pastedBlocks({ html, plain: '' }, { parse, isShort })?.loss
  expect(lossIn(true)).toBe(told)
  expect(lossIn(false) ?? '').not.toContain('Textos curtos')
})

describe('what nobody saw where it was copied is left out', () => {
  const pasted = (html: string, isShort = false) =>
    pastedBlocks({ html, plain: '' }, { parse, isShort }) ?? { blocks: [] }

  test.each([
    ['display', '<span style="display:none">oculto</span>'],
    ['visibility', '<span style="color:red; visibility: hidden">oculto</span>'],
    ['the attribute', '<span hidden>oculto</span>'],
    ['Word', '<span style="mso-hide:all;display:none">oculto</span>'],
    ['no size', '<span style="font-size:0pt">oculto</span>'],
    ['no opacity', '<span style="opacity:0">oculto</span>'],
    ['a text for screen readers', '<span style="clip:rect(0px, 0px, 0px, 0px)">oculto</span>'],
    [
      'a rule of the page',
      '<style>.x1, p.b {mso-x:1; display:none}</style><b class="x1">oculto</b>',
    ],
    ['a block', '</p><div style="display:none"><p>oculto</p></div><p>'],
  ])('by %s', (_, hidden) => {
    const html = `<p>Visível ${hidden} aqui</p>`
    for (const isShort of [false, true]) {
      const { blocks, loss } = pasted(html, isShort)
      expect(wordsOf(blocks)).toEqual(['Visível', 'aqui'])
      expect(loss).toBe('Ficou de fora: 1 trecho oculto.')
    }
  })

  test.each([
    '<style>@media print { .a { display: none } }</style>',
    '<style>.a { display: none } p .a { display: inline }</style>',
    '<style>.a, .b { display: none } .a { color: red; display: block }</style>',
  ])('but not what a rule hides elsewhere, or another shows again: %s', (style) => {
    const { blocks, loss } = pasted(`${style}<p>um <span class="a">dois</span></p>`)
    expect(wordsOf(blocks)).toEqual(['um', 'dois'])
    expect(loss).toBeUndefined()
  })

  test('but not what only looks small or pale', () => {
    const html = '<p>um <span style="font-size:0.8em;opacity:0.5;width:0">dois</span></p>'
    expect(pasted(html)).toMatchObject({ loss: undefined })
    expect(wordsOf(pasted(html).blocks)).toEqual(['um', 'dois'])
  })

  test.each([
    ['Word', 'Carência de <del cite="mailto:a@b.com">180</del><ins>120</ins> dias.'],
    ['a format', 'Carência de <s>180</s> 120 dias.'],
    ['a style', 'Carência de <span style="text-decoration: line-through">180</span>120 dias.'],
    [
      'a long style',
      'Carência de <b style="text-decoration-line:underline line-through">180</b>120 dias.',
    ],
  ])('deleted and struck words of %s, which are told', (_, text) => {
    const { blocks, loss } = pasted(`<p>${text}</p>`)
    expect(blocks.map((block) => textOf(block as Block))).toEqual(['Carência de 120 dias.'])
    expect(loss).toBe('Ficou de fora: 1 trecho riscado. Riscado: “180”.')
  })

  test.each([
    [
      'Word',
      `<p>Texto<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[PS1]</a></span> aqui.</p>
       <div style="mso-element:comment-list"><div style="mso-element:comment"><p>[PS1]Não publicar</p></div></div>`,
    ],
    [
      'Google Docs',
      `<p>Texto<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> aqui.</p>
       <div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Não publicar</span></p></div>`,
    ],
  ])('the comments of %s, with their marks', (_, html) => {
    const { blocks, loss } = pasted(html)
    expect(wordsOf(blocks)).toEqual(['Texto', 'aqui.'])
    expect(loss).toMatch(/^Ficaram de fora: \d comentários\.$/)
  })

  test('hidden rows, columns and cells of a table', () => {
    const html = `<table><col><col style="display:none;mso-width-source:userset"><col width="0"><col>
      <tr><td>Plano<td>Custo<td>Margem<td>Preço
      <tr style="display:none"><td>Interno<td>1<td>2<td>R$ 99
      <tr height="0"><td>Zero<td>1<td>2<td>R$ 0
      <tr><td rowspan="2">Amil<td colspan="2">segredo<td>R$ 150
      <tr><td>3<td>4<td>R$ 160</table>`
    const { blocks, loss } = pasted(html)
    expect(blocks.map((block) => cellsOf(block as Block))).toEqual([
      [
        ['Plano', 'Preço'],
        ['Amil', 'R$ 150'],
        ['', 'R$ 160'],
      ],
    ])
    expect(loss).toContain('3 trechos ocultos')
  })
})

describe('a text without HTML', () => {
  test('keeps the headings, lists, emphasis, links and tables of its Markdown', () => {
    const plain = [
      '## Título',
      'Um **forte** e um',
      '[link](https://www.gov.br/ans).',
      '',
      '- um',
      '- dois',
      '',
      '| Plano | Preço |',
      '|---|---|',
      '| Amil | 150 |',
    ].join('\n')
    const blocks = blocksOf({ plain })
    expect(blocks.map((block) => [block.style ?? block._type, textOf(block)])).toEqual([
      ['h2', 'Título'],
      ['normal', 'Um forte e um\nlink.'],
      ['normal', 'um'],
      ['normal', 'dois'],
      ['dataTable', ''],
    ])
    expect(blocks[1]?.markDefs).toEqual([
      expect.objectContaining({ url: 'https://www.gov.br/ans' }),
    ])
    expect(blocks[2]).toMatchObject({ listItem: 'bullet' })
    expect(cellsOf(blocks[4] ?? { _type: '' })).toEqual([
      ['Plano', 'Preço'],
      ['Amil', '150'],
    ])
  })

  test.each(['- um\n- dois', 'a * b\nc * d', '# 1 em vendas\nfim', '<b>não</b>\n& fim'])(
    '%j stays as it is',
    (plain) => {
      expect(blocksOf({ plain }).map(textOf).join('\n')).toBe(plain)
    },
  )

  test('keeps the bold and italic words of WhatsApp, and loses the struck ones', () => {
    const copied = { html: '', plain: '*Atenção:* o _plano_ custa ~R$ 300~ *R$ 250*.\n2*3*4' }
    const { blocks = [], loss } = pastedBlocks(copied, { parse }) ?? {}
    expect(textOf(blocks[0] as Block)).toBe('Atenção: o plano custa R$ 250.\n2*3*4')
    expect(loss).toContain('Riscado: “R$ 300”.')
  })
})
