import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'
import type { PortableTextSpan, PortableTextTextBlock, TypedObject } from 'sanity'
import type { StoredRow } from '../tables/grid.ts'

/** The schema of texts from web pages and Word; what a text of ours does not have becomes what comes nearest. */
const PASTED = compileSchema(
  defineSchema({
    styles: ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((name) => ({ name })),
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'dataTable' }],
  }),
)

/** The headings of a text: the page has the only one of the first level, and the site shows two more. */
const STYLES: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

const newKey = () => crypto.randomUUID().slice(0, 12)

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

const numberOf = (cell: Element, attribute: string) =>
  Math.max(1, Number(cell.getAttribute(attribute)) || 1)

/** The texts of a table, row by row. A cell that spans others is followed by empty ones in their place. */
function textsOf(table: Element): string[][] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const texts: string[][] = rows.map(() => [])
  rows.forEach((row, index) => {
    for (const cell of row.querySelectorAll(':scope > td, :scope > th')) {
      const line = texts[index] ?? []
      // A cell from a row above may have taken the next places.
      let column = 0
      while (line[column] !== undefined) column++
      for (let down = 0; down < numberOf(cell, 'rowspan'); down++)
        for (let right = 0; right < numberOf(cell, 'colspan'); right++) {
          const below = texts[index + down]
          if (below) below[column + right] = down + right === 0 ? textOf(cell) : ''
        }
    }
  })
  const width = Math.max(0, ...texts.map((line) => line.length))
  return texts.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ''))
}

const rowsOf = (texts: string[][]): StoredRow[] =>
  texts.map((line) => ({
    _key: newKey(),
    cells: line.map((text) => ({ _key: newKey(), ...(text && { text }) })),
  }))

/** Longer than this, a title is no title. */
const MAX_CAPTION = 120

/** The title of a table: its own, or the names of its columns, which say what it compares. */
function captionOf(table: Element, [header = []]: string[][]): string {
  const caption = table.querySelector(':scope > caption')
  if (caption) return textOf(caption)
  const columns = new Intl.ListFormat('pt-BR').format(header.filter(Boolean))
  return columns.length > MAX_CAPTION ? '' : columns
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** A table with data becomes a table. One with a single row or column only lays out its content. */
const tableRule: DeserializerRule = {
  deserialize(node, _next, createBlock) {
    if (!isElement(node) || node.tagName.toLowerCase() !== 'table') return undefined
    const texts = textsOf(node)
    if (texts.length < 2 || (texts[0]?.length ?? 0) < 2) return undefined
    const caption = captionOf(node, texts)
    return createBlock({
      _type: 'dataTable',
      _key: newKey(),
      ...(caption && { caption }),
      rows: rowsOf(texts),
    })
  },
}

const isText = (block: { _type: string }): block is PortableTextTextBlock<PortableTextSpan> =>
  block._type === 'block'

const hrefOf = (definition: object): string => {
  const href = 'href' in definition ? String(definition.href) : ''
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : ''
}

/** A paragraph as ours are: its heading one of two levels, its links as links to other sites. */
function adapted(block: PortableTextTextBlock<PortableTextSpan>) {
  const links = (block.markDefs ?? []).flatMap((definition) => {
    const url = hrefOf(definition)
    return url ? [{ _key: definition._key, _type: 'externalLink', url }] : []
  })
  const known = new Set(['strong', 'em', ...links.map(({ _key }) => _key)])
  const style = block.style ?? 'normal'
  return {
    ...block,
    style: STYLES[style] ?? style,
    markDefs: links,
    children: block.children.map((span) => ({
      ...span,
      marks: span.marks?.filter((mark) => known.has(mark)),
    })),
  }
}

/** Matches HTML that Sanity's own paste loses: headings of other levels, links, tables. */
const IS_LOST_OTHERWISE = /<(?:h[13-6]|a|table)[\s>]|MsoTitle|heading \d/i

/**
 * The paragraphs and tables of copied HTML, from Word or from a web page. Undefined for HTML that Sanity
 * pastes as well.
 *
 * @param parseHtml only where there is no DOM
 */
export function pastedBlocks(
  html: string,
  parseHtml?: (html: string) => Document,
): TypedObject[] | undefined {
  if (!IS_LOST_OTHERWISE.test(html)) return undefined
  const blocks = htmlToPortableText(html, {
    schema: PASTED,
    keyGenerator: newKey,
    rules: [tableRule],
    whitespaceMode: 'normalize',
    ...(parseHtml && { parseHtml }),
  })
  return blocks.map((block) => (isText(block) ? adapted(block) : { ...block }))
}
