import type { Node, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type Place, SeedTextError } from './errors.ts'

/** Parses CommonMark with tables to a syntax tree with positions. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}

/** The place of a node in a text that starts at `start`. */
export function placeOf(node: Node, start: Place): Place {
  return { file: start.file, line: start.line + (node.position?.start.line ?? 1) - 1 }
}

/** The error for a kind of node that the schemas do not allow. */
export function unsupported(node: Node, start: Place): SeedTextError {
  return new SeedTextError(
    placeOf(node, start),
    `"${node.type}" não é aceito; use parágrafos, títulos ## e ###, listas, citações, tabelas, negrito, itálico e links.`,
  )
}
