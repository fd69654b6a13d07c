import type { DataTable } from '@elos/content/generated/sanity.types'
import type { Table, TableCell } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { splitAtClaims } from './claimNotation.ts'
import type { Source } from './source.ts'

/** A table whose first row is the header; each cell is plain text or exactly one claim. */
export function dataTable(table: Table, caption: string, source: Source): DataTable {
  return {
    _type: 'dataTable',
    caption,
    rows: table.children.map((row, rowIndex) => ({
      _key: `row${rowIndex}`,
      cells: row.children.map((cell, index) => ({
        _key: `cell${index}`,
        ...cellContent(cell, source),
      })),
    })),
  }
}

function cellContent(cell: TableCell, source: Source) {
  for (const node of cell.children) if (node.type !== 'text') throw source.unsupported(node)
  const parts = splitAtClaims(plainText(cell), cell, source)
  const [only] = parts
  if (parts.length === 1 && typeof only === 'object') {
    return { claim: source.claim(cell, only.key) }
  }
  if (parts.every((part) => typeof part === 'string')) return { text: parts.join('') }
  throw source.error(cell, 'a célula deve ter só texto, ou uma única {{chave}}.')
}
