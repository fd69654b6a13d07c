import { removeHidden } from './hidden.ts'
import { lossOf } from './lost.ts'
import { paragraphText, readParagraphs } from './paragraphs.ts'
import { parseHtml } from './parseHtml.ts'

/** The text of an element in one line. */
export function lineOf(element: HTMLElement): string {
  const texts = readParagraphs(element).flatMap((part) =>
    'runs' in part ? paragraphText(part) : cellTexts(part).flat(),
  )
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

/** The texts of a table, row by row. A cell that spans others is followed by empty ones in their place. */
export function cellTexts({ rows }: HTMLTableElement): string[][] {
  const texts: string[][] = [...rows].map(() => [])
  ;[...rows].forEach(({ cells }, index) => {
    for (const cell of cells) {
      const line = texts[index] ?? []
      // A cell from a row above may have taken the next places.
      let column = 0
      while (line[column] !== undefined) column++
      texts.slice(index, index + Math.max(1, cell.rowSpan)).forEach((below, down) => {
        for (let right = 0; right < cell.colSpan; right++)
          below[column + right] = down + right === 0 ? lineOf(cell) : ''
      })
    }
  })
  const width = Math.max(0, ...texts.map((line) => line.length))
  return texts.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ''))
}

/**
 * The cells of the first table in copied HTML, such as a spreadsheet's, and what was left out, for the editor; undefined
 * without a table.
 */
export function pastedCells(html: string, parse = parseHtml) {
  if (!html) return undefined
  const page = parse(html)
  const removed = removeHidden(page)
  const table = page.querySelector('table')
  return table ? { cells: cellTexts(table), loss: lossOf(page, removed) } : undefined
}
