import type { Heading, List, Paragraph as ParagraphNode, PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { readCallout } from './claimNotation.ts'
import { type Place, SeedTextError } from './errors.ts'
import { inlineContent } from './inline.ts'
import { parseMarkdown, placeOf, unsupported } from './markdown.ts'
import type { Paragraph, RichText, ShortText, TextBlock } from './portableText.ts'
import { dataTable } from './table.ts'
import { claimReference, type Vocabulary } from './vocabulary.ts'

const headings: Partial<Record<Heading['depth'], 'h2' | 'h3'>> = { 2: 'h2', 3: 'h3' }

/** A paragraph that stands for the table of what the site keeps in a browser. */
const STORAGE_TABLE = '!tabela-de-cookies'

/** Paragraphs with strong, em, links and claims; nothing else. */
export function shortText(notation: string, start: Place, words: Vocabulary): ShortText {
  return parseMarkdown(notation).children.map((node, index): Paragraph => {
    if (node.type !== 'paragraph') throw unsupported(node, start)
    return {
      _type: 'block',
      _key: `block${index}`,
      style: 'normal',
      ...inlineContent(node.children, start, words),
    }
  })
}

/** Markdown to Portable Text: headings, lists, quotes, tables (captioned by the heading above), callouts. */
export function richText(markdown: string, start: Place, words: Vocabulary): RichText {
  const blocks: RichText = []
  let heading = ''
  const key = () => `block${blocks.length}`

  const text = (nodes: PhrasingContent[], shape: Pick<TextBlock, 'style' | 'listItem' | 'level'>) =>
    blocks.push({ _type: 'block', _key: key(), ...shape, ...inlineContent(nodes, start, words) })

  const paragraph = (node: ParagraphNode) => {
    if (plainText(node) === STORAGE_TABLE)
      return blocks.push({ _type: 'storageTable', _key: key(), caption: heading })
    const place = placeOf(node, start)
    const callout = readCallout(plainText(node), place)
    if (!callout) return text(node.children, { style: 'normal' })
    const claim = claimReference(words, callout.key, place)
    return blocks.push({ _type: 'claimCallout', _key: key(), label: callout.label, claim })
  }

  const list = (node: List, level: number) => {
    for (const item of node.children) {
      const [first, ...nested] = item.children
      if (first?.type !== 'paragraph') throw unsupported(item, start)
      text(first.children, { style: 'normal', listItem: node.ordered ? 'number' : 'bullet', level })
      for (const child of nested) {
        if (child.type !== 'list') throw unsupported(child, start)
        list(child, level + 1)
      }
    }
  }

  const block = (node: RootContent) => {
    if (node.type === 'paragraph') paragraph(node)
    else if (node.type === 'list') list(node, 1)
    else if (node.type === 'heading') {
      const style = headings[node.depth]
      if (!style) throw new SeedTextError(placeOf(node, start), 'use só títulos ## e ###.')
      heading = plainText(node)
      text(node.children, { style })
    } else if (node.type === 'blockquote') {
      for (const quoted of node.children) {
        if (quoted.type !== 'paragraph') throw unsupported(quoted, start)
        text(quoted.children, { style: 'blockquote' })
      }
    } else if (node.type === 'table') {
      if (!heading) {
        throw new SeedTextError(placeOf(node, start), 'a tabela precisa de um título acima dela.')
      }
      blocks.push({ _key: key(), ...dataTable(node, heading, start, words) })
    } else throw unsupported(node, start)
  }

  for (const node of parseMarkdown(markdown).children) block(node)
  return blocks
}
