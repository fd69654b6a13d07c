import { mapClaim } from '../claim/map.ts'
import { readList, readOptionalText, readToken } from '../read/values.ts'
import type { BlockResult, CellResult, RowResult } from './result.ts'
import type { DataTable } from './type.ts'

/**
 * A table whose first row is its header; undefined when it has no rows. Shorter rows are filled with
 * empty cells. Claims are written out.
 */
export function mapTable(raw: NonNullable<BlockResult>, now: Date): DataTable | undefined {
  const rows = readList(raw.rows, (row) => mapRow(row, now))
  const [header, ...body] = rows
  if (!header) return undefined
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const pad = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')]
  return {
    _type: 'dataTable',
    _key: readToken(raw._key),
    caption: readOptionalText(raw.caption),
    header: pad(header.cells),
    rows: body.map(({ key, cells }) => ({ key, cells: pad(cells) })),
  }
}

function mapRow(raw: NonNullable<RowResult>, now: Date) {
  const cells = (Array.isArray(raw.cells) ? raw.cells : []).map((cell) => cellText(cell, now))
  return { key: readToken(raw._key), cells }
}

/** The text of a cell, or else the text of its claim. A price is never without its conditions. */
function cellText(raw: CellResult, now: Date): string {
  const claim = mapClaim(raw?.claim, now)
  const conditions = claim?.kind === 'price' && claim.conditions ? ` (${claim.conditions})` : ''
  return readOptionalText(raw?.text) ?? (claim ? `${claim.text}${conditions}` : '')
}
