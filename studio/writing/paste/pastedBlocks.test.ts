import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pastedBlocks } from './pastedBlocks.ts'

const parseHtml = (html: string) => new JSDOM(html).window.document

const blockSchema = z.looseObject({
  _type: z.string(),
  style: z.string().optional(),
  listItem: z.string().optional(),
  markDefs: z
    .array(z.looseObject({ _key: z.string(), _type: z.string(), url: z.string() }))
    .optional(),
  children: z
    .array(z.looseObject({ text: z.string(), marks: z.array(z.string()).optional() }))
    .optional(),
  caption: z.string().optional(),
  rows: z
    .array(z.looseObject({ cells: z.array(z.looseObject({ text: z.string().optional() })) }))
    .optional(),
})

const paste = (html: string) => z.array(blockSchema).parse(pastedBlocks(html, parseHtml))
const textOf = ({ children = [] }: z.infer<typeof blockSchema>) =>
  children.map(({ text }) => text).join('')
const cellsOf = ({ rows = [] }: z.infer<typeof blockSchema>) =>
  rows.map(({ cells }) => cells.map(({ text = '' }) => text))

/** The HTML that Word puts on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!--
@list l0:level1 {mso-level-number-format:bullet;}
@list l1:level1 {mso-level-number-position:left;}
--></style></head><body><!--StartFragment-->
<h1>Como funciona<o:p></o:p></h1>
<p class=MsoNormal>Um texto com <b>negrito</b> e um <a href="https://www.gov.br/ans">link da <i>ANS</i></a>.<o:p></o:p></p>
<h2>Carências</h2>
<h4>Exceções</h4>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Urgência</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Parto</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Plano</p></td><td><p class=MsoNormal>Preço</p></td></tr>
<tr><td><p class=MsoNormal>Easy</p></td><td><p class=MsoNormal>R$ 150</p></td></tr></table>
<p class=MsoNormal>Fim.</p>
<!--EndFragment--></body></html>`

describe('a text from Word', () => {
  const blocks = paste(WORD)

  test('keeps its headings: the first level becomes the second, lower ones the third', () => {
    const headings = blocks.filter(({ style }) => /^h/.test(style ?? ''))
    expect(headings.map((block) => [block.style, textOf(block)])).toEqual([
      ['h2', 'Como funciona'],
      ['h2', 'Carências'],
      ['h3', 'Exceções'],
    ])
  })

  test('keeps its links, with the emphasis inside them', () => {
    const linked = blocks.find(({ markDefs }) => markDefs?.length)
    const [link] = linked?.markDefs ?? []
    expect(link).toMatchObject({ _type: 'externalLink', url: 'https://www.gov.br/ans' })
    const marked = linked?.children?.filter(({ marks }) => link && marks?.includes(link._key))
    expect(marked?.map(({ text }) => text).join('')).toBe('link da ANS')
    expect(marked?.at(-1)?.marks).toContain('em')
  })

  test('keeps its lists', () => {
    const items = blocks.filter(({ listItem }) => listItem)
    expect(items.map((block) => [block.listItem, textOf(block).trim()])).toEqual([
      ['bullet', 'Urgência'],
      ['bullet', 'Parto'],
    ])
  })

  test('keeps its tables, in their place', () => {
    const types = blocks.map(({ _type }) => _type)
    expect(types.indexOf('dataTable')).toBe(types.length - 2)
    expect(blocks.flatMap(cellsOf)).toEqual([
      ['Plano', 'Preço'],
      ['Easy', 'R$ 150'],
    ])
  })
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
    expect(blocks.map(({ _type }) => _type)).not.toContain('dataTable')
    expect(blocks.map(textOf).join(' ')).toContain('Título')
  })
})

describe('a link that no page could follow becomes plain text', () => {
  test.each(['javascript:alert(1)', '#secao', '/amil-saude', 'file:///C:/a.docx', 'mailto:a@b.c'])(
    '%s',
    (href) => {
      const [block] = paste(`<p><a href="${href}">aqui</a></p>`)
      expect(block).toMatchObject({ markDefs: [], children: [{ text: 'aqui', marks: [] }] })
    },
  )
})

test('what Sanity pastes without loss is left to it', () => {
  expect(pastedBlocks('', parseHtml)).toBeUndefined()
  expect(pastedBlocks('<p>Um <b>texto</b></p>', parseHtml)).toBeUndefined()
  expect(pastedBlocks('<h2>Título</h2><ul><li>item</li></ul>', parseHtml)).toBeUndefined()
})
