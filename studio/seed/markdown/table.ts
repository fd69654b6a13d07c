import type { DataTable } from '@elos/content/generated/sanity.types'
import type { Table, TableCell } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { splitAtClaims } from './claimNotation.ts'
import { type Place, SeedTextError } from './errors.ts'
import { placeOf, unsupported } from './markdown.ts'
import { claimReference, type Targets } from './targets.ts'

/** A table whose first row is the header; each cell is plain text or exactly one claim. */
export function dataTable(
  table: Table,
  caption: string,
  start: Place,
  targets: Targets,
): DataTable {
  return {
    _type: 'dataTable',
    caption,
    rows: table.children.map((row, rowIndex) => ({
      _key: `row${rowIndex}`,
      cells: row.children.map((cell, index) => ({
        _key: `cell${index}`,
        ...cellContent(cell, start, targets),
      })),
    })),
  }
}

function cellContent(cell: TableCell, start: Place, targets: Targets) {
  const place = placeOf(cell, start)
  for (const node of cell.children) if (node.type !== 'text') throw unsupported(node, start)
  const parts = splitAtClaims(plainText(cell), place)
  const [only] = parts
  if (parts.length === 1 && typeof only === 'object') {
    return { claim: claimReference(targets, only.key, place) }
  }
  if (parts.every((part) => typeof part === 'string')) return { text: parts.join('') }
  throw new SeedTextError(place, 'a célula deve ter só texto, ou uma única {{chave}}.')
}
