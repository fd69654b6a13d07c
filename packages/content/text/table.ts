import { mapClaim } from '../claim/map.ts'
import { list, optionalWords, token } from '../read/values.ts'
import type { BlockResult, CellResult, RowResult } from './result.ts'
import type { DataTable } from './type.ts'

/** A table whose first row is its header; rows are as long as the longest, claims written out. */
export function mapTable(raw: NonNullable<BlockResult>, now: Date): DataTable | undefined {
  const rows = list(raw.rows, (row) => mapRow(row, now))
  const [header, ...body] = rows
  if (!header) return undefined
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const pad = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')]
  return {
    _type: 'dataTable',
    _key: token(raw._key),
    caption: optionalWords(raw.caption),
    header: pad(header.cells),
    rows: body.map(({ key, cells }) => ({ key, cells: pad(cells) })),
  }
}

function mapRow(raw: NonNullable<RowResult>, now: Date) {
  const cells = (Array.isArray(raw.cells) ? raw.cells : []).map((cell) => cellText(cell, now))
  return { key: token(raw._key), cells }
}

/** The words of a cell where there are any, else its claim. */
function cellText(raw: CellResult, now: Date): string {
  return optionalWords(raw?.text) ?? mapClaim(raw?.claim, now)?.text ?? ''
}
