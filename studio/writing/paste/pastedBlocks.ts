import { stegaClean } from '@sanity/client/stega'
import { newKey } from '../../base/newKey.ts'
import { cellTexts, lineOf } from './cells.ts'
import { isBlock } from './elements.ts'
import { removeHidden } from './hidden.ts'
import type { Look } from './looks.ts'
import { lossOf, plainedOf } from './lost.ts'
import { chatHtml, isMarkdown, markdownHtml } from './markdown.ts'
import { type Paragraph, readParagraphs } from './paragraphs.ts'
import { parseHtml } from './parseHtml.ts'
import { PLAIN } from './shapes.ts'

/** A copied text: as HTML, or '', and without formats. */
interface Copied {
  html: string
  plain: string
}

interface Options {
  /** Whether the text is short: paragraphs only, without headings, lists and tables. */
  isShort?: boolean
  /** The parser of HTML, where there is no DOM. */
  parse?: (html: string) => Document
}

/** A paragraph or a table, as texts store it. */
export type PastedBlock = ReturnType<typeof blockOf> | ReturnType<typeof tableOf>

interface Pasted {
  blocks: PastedBlock[]
  /** Sentences for the editor about what was left out or became plain; undefined when nothing did. */
  loss?: string
}

function marksOf({ isStrong, isEmphasized, link }: Look, isHeading: boolean): string[] {
  return [
    ...(isStrong && !isHeading ? ['strong'] : []),
    ...(isEmphasized ? ['em'] : []),
    ...(link ? [link._key] : []),
  ]
}

const blockOf = ({ runs, ...shape }: Paragraph) => ({
  ...shape,
  _type: 'block' as const,
  _key: newKey(),
  markDefs: [...new Set(runs.flatMap(({ look }) => look.link ?? []))],
  children: runs.map(({ text, look }) => ({
    _type: 'span',
    _key: newKey(),
    text,
    marks: marksOf(look, shape.style.startsWith('h')),
  })),
})

/** Longer than this, a title is no title. */
const MAX_CAPTION = 120

/** The title of a table: its own, or the names of its columns, which say what it compares. */
function captionOf({ caption }: HTMLTableElement, [header = []]: string[][]): string {
  if (caption) return lineOf(caption)
  const columns = new Intl.ListFormat('pt-BR').format(header.filter(Boolean))
  return columns.length > MAX_CAPTION ? '' : columns
}

function tableOf(table: HTMLTableElement) {
  const texts = cellTexts(table)
  const caption = captionOf(table, texts)
  return {
    _type: 'dataTable' as const,
    _key: newKey(),
    ...(caption && { caption }),
    rows: texts.map((line) => ({
      _key: newKey(),
      cells: line.map((text) => ({ _key: newKey(), ...(text && { text }) })),
    })),
  }
}

/** A table in a text that has none: a paragraph for each row. */
const rowsOf = (table: HTMLTableElement): Paragraph[] =>
  cellTexts(table).flatMap((line) => {
    const text = line.filter(Boolean).join(' ')
    return text ? [{ ...PLAIN, runs: [{ text, look: {} }] }] : []
  })

/** Keeps the spaces around words that were copied from within a line: they go into another one. */
function keepSpaces([part]: ReturnType<typeof readParagraphs>, { body }: Document) {
  const isLine = ![...body.querySelectorAll<HTMLElement>('*')].some(isBlock)
  if (!isLine || !part || !('runs' in part)) return
  const words = body.textContent.replace(/^[\r\n]+|[\r\n]+$/g, '')
  const first = part.runs.at(0)
  const last = part.runs.at(-1)
  if (first && /^\s/.test(words)) first.text = ` ${first.text}`
  if (last && /\s$/.test(words)) last.text += ' '
}

/** A page of what was copied. A text without HTML may have marks of Markdown, or of a chat. */
function pageOf({ html, plain }: Copied, parse: (html: string) => Document): Document {
  if (html) return parse(stegaClean(html))
  const text = stegaClean(plain)
  return parse(isMarkdown(text) ? markdownHtml(text) : chatHtml(text))
}

/**
 * The paragraphs and tables of a copied text, from whatever program it is. Undefined for one line without formats,
 * which goes where the cursor is.
 */
export function pastedBlocks(
  copied: Copied,
  { isShort = false, parse = parseHtml }: Options = {},
): Pasted | undefined {
  if (!copied.html && !/[\n\r]/.test(copied.plain.trim())) return undefined
  const page = pageOf(copied, parse)
  const removed = removeHidden(page)
  const parts = readParagraphs(page.body)
  keepSpaces(parts, page)
  const blocks = parts.flatMap((part): PastedBlock[] => {
    if ('runs' in part) return [blockOf(isShort ? { ...PLAIN, runs: part.runs } : part)]
    return isShort ? rowsOf(part).map(blockOf) : [tableOf(part)]
  })
  const losses = [lossOf(page, removed), isShort && plainedOf(parts)].filter(Boolean)
  return { blocks, loss: losses.join(' ') || undefined }
}
