import { mapClaim } from '../claim/map.ts'
import type { Claim } from '../claim/type.ts'
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
    claims: rows.flatMap(({ claims }) => claims),
  }
}

function mapRow(raw: NonNullable<RowResult>, now: Date) {
  const cells = (Array.isArray(raw.cells) ? raw.cells : []).map((cell) => mapCell(cell, now))
  return {
    key: readToken(raw._key),
    cells: cells.map((cell) => (typeof cell === 'string' ? cell : cellText(cell))),
    claims: cells.filter((cell) => typeof cell !== 'string'),
  }
}

/** The text of a cell, or else its claim; '' when it has neither. */
function mapCell(raw: CellResult, now: Date): string | Claim {
  return readOptionalText(raw?.text) ?? mapClaim(raw?.claim, now) ?? ''
}

/** The text of a cell with a claim. A price is never without its conditions. */
function cellText({ kind, text, conditions }: Claim): string {
  return kind === 'price' && conditions ? `${text} (${conditions})` : text
}
