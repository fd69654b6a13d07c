import { claimNoteText } from '../claim/note.ts'
import { plain } from '../letters/plain.ts'
import type { Cell, ClaimCallout, InlineClaim, RichText, ShortText, TextBlock } from './type.ts'

type Item = RichText[number]

/**
 * A text without markup, preview marks or word joiners, for structured data and search. Each paragraph, callout
 * and table row is a line.
 */
export function plainText(text: RichText | ShortText): string {
  return plain(text.flatMap(itemLines).join('\n'))
}

/** The text of one paragraph or heading, with its claims written out. */
export function blockText(block: TextBlock): string {
  return block.children
    .map((child) => (isClaim(child) ? inlineClaimText(child) : child.text))
    .join('')
}

/** The text of a claim inside a sentence. */
export function inlineClaimText({ display, claim }: InlineClaim): string {
  return display === 'amount' ? claim.amountText : claim.text
}

/** The text of a callout, in one line: 'Mensalidade da Bradesco Saúde: a partir de R$ 200 por mês'. */
function calloutText({ label, claim }: ClaimCallout): string {
  return label ? `${label}: ${claim.text}` : claim.text
}

/** Whether an item of a text is a paragraph, heading, quote or list item. */
export function isTextBlock(item: Item): item is TextBlock {
  return item._type === 'block'
}

function itemLines(item: Item): string[] {
  if ('children' in item) return [blockText(item)]
  if ('claim' in item) return [calloutText(item)]
  if ('header' in item) {
    const rows = [item.header, ...item.rows.map(({ cells }) => cells)].map(joinCells)
    return item.terms ? [...rows, claimNoteText(item.terms)] : rows
  }
  const { caption } = 'image' in item ? item.image : item
  return caption ? [caption] : []
}

function joinCells(cells: Cell[]): string {
  return cells.map(cellText).join(' | ')
}

/** The text of a cell of a table. */
export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

function isClaim(child: TextBlock['children'][number]): child is InlineClaim {
  return child._type === 'claimRef'
}
