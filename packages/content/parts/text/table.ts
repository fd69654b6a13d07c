import { mapClaim } from '../claim/map.ts'
import { readList, readOptionalText, readToken } from '../read/values.ts'
import type { BlockResult, CellResult, RowResult } from './result.ts'
import type { Cell, DataTable } from './type.ts'

/**
 * A table whose first row is its header; undefined when it has no rows. Shorter rows are filled with
 * empty cells. Claims are written out.
 */
export function mapTable(raw: NonNullable<BlockResult>, now: Date): DataTable | undefined {
  const rows = readList(raw.rows, (row) => mapRow(row, now))
  const [header, ...body] = rows
  if (!header) return undefined
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const pad = (cells: Cell[]) => [...cells, ...Array<Cell>(width - cells.length).fill('')]
  return {
    _type: 'dataTable',
    _key: readToken(raw._key),
    caption: readOptionalText(raw.caption),
    header: pad(header.cells),
    rows: body.map(({ key, cells }) => ({ key, cells: pad(cells) })),
  }
}

function mapRow(raw: NonNullable<RowResult>, now: Date) {
  const cells = Array.isArray(raw.cells) ? raw.cells : []
  return { key: readToken(raw._key), cells: cells.map((cell) => mapCell(cell, now)) }
}

/** The text of a cell, or else its claim, a price with its conditions; '' when it has neither. */
function mapCell(raw: CellResult, now: Date): Cell {
  const text = readOptionalText(raw?.text)
  const claim = text === undefined ? mapClaim(raw?.claim, now) : undefined
  if (!claim) return text ?? ''
  const { kind, conditions } = claim
  const isWithConditions = kind === 'price' && conditions
  return { text: isWithConditions ? `${claim.text} (${conditions})` : claim.text, claim }
}
