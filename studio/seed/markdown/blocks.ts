import type { Heading, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as plainText } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { readCallout } from './claimNotation.ts'
import type { Place } from './errors.ts'
import { inlineContent } from './inline.ts'
import type { RichText, TextBlock } from './portableText.ts'
import { sourceOf, type Targets } from './source.ts'
import { dataTable } from './table.ts'

const HEADING_STYLES: Partial<Record<Heading['depth'], 'h2' | 'h3'>> = { 2: 'h2', 3: 'h3' }

/** The paragraphs that are replaced by a table that the site fills in. */
const FILLED_TABLES: Readonly<Record<string, 'storageTable' | 'formsTable' | undefined>> = {
  '!tabela-de-cookies': 'storageTable',
  '!tabela-dos-formularios': 'formsTable',
}

/** Parses CommonMark with tables to a syntax tree with positions. */
const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })

/** Converts paragraphs with strong, em, links and claims. Throws `SeedTextError` for anything else. */
export function shortText(notation: string, start: Place, targets: Targets): TextBlock[] {
  const source = sourceOf(start, targets)
  return parseMarkdown(notation).children.map((node, index): TextBlock => {
    if (node.type !== 'paragraph') throw source.unsupported(node)
    return {
      _type: 'block',
      _key: `block${index}`,
      style: 'normal',
      ...inlineContent(node.children, source),
    }
  })
}

/**
 * Converts Markdown to Portable Text: headings, lists, quotes, callouts, and tables, whose caption is
 * the heading above. Throws `SeedTextError` for anything else.
 */
export function richText(markdown: string, start: Place, targets: Targets): RichText {
  const source = sourceOf(start, targets)
  const blocks: RichText = []
  let heading = ''
  const key = () => `block${blocks.length}`

  function addText(
    nodes: PhrasingContent[],
    shape: Pick<TextBlock, 'style' | 'listItem' | 'level'>,
  ): void {
    blocks.push({ _type: 'block', _key: key(), ...shape, ...inlineContent(nodes, source) })
  }

  function addParagraph(node: Paragraph): void {
    const callout = readCallout(plainText(node), node, source)
    const filled = FILLED_TABLES[plainText(node)]
    if (filled) {
      blocks.push({ _type: filled, _key: key(), caption: heading })
    } else if (callout) {
      const claim = source.claim(node, callout.key)
      blocks.push({ _type: 'claimCallout', _key: key(), label: callout.label, claim })
    } else {
      addText(node.children, { style: 'normal' })
    }
  }

  function addList(node: List, level: number): void {
    for (const item of node.children) {
      const [first, ...nested] = item.children
      if (first?.type !== 'paragraph') throw source.unsupported(item)
      const listItem = node.ordered ? 'number' : 'bullet'
      addText(first.children, { style: 'normal', listItem, level })
      for (const child of nested) {
        if (child.type !== 'list') throw source.unsupported(child)
        addList(child, level + 1)
      }
    }
  }

  function addBlock(node: RootContent): void {
    if (node.type === 'paragraph') addParagraph(node)
    else if (node.type === 'list') addList(node, 1)
    else if (node.type === 'heading') {
      const style = HEADING_STYLES[node.depth]
      if (!style) throw source.error(node, 'use só títulos ## e ###.')
      heading = plainText(node)
      addText(node.children, { style })
    } else if (node.type === 'blockquote') {
      for (const quoted of node.children) {
        if (quoted.type !== 'paragraph') throw source.unsupported(quoted)
        addText(quoted.children, { style: 'blockquote' })
      }
    } else if (node.type === 'table') {
      if (!heading) throw source.error(node, 'a tabela precisa de um título acima dela.')
      blocks.push({ _key: key(), ...dataTable(node, heading, source) })
    } else throw source.unsupported(node)
  }

  for (const node of parseMarkdown(markdown).children) addBlock(node)
  return blocks
}
