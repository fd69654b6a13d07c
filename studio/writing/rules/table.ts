import type { Check } from '../../base/rules/check.ts'

interface CellValue {
  text?: string
  claim?: { _ref?: string }
}

interface RowValue {
  cells?: CellValue[]
}

/** Check that a cell holds a text or a claim, not both. An empty cell is allowed. */
export const checkCell = (cell: CellValue | undefined): ReturnType<Check> =>
  !(cell?.text && cell.claim?._ref) || 'A célula leva um texto ou uma afirmação, não os dois.'

/** Check that a table has a header, at least one more row, and as many cells in every row. */
export function checkRows(rows: RowValue[] | undefined): ReturnType<Check> {
  if (!rows || rows.length < 2) return 'A tabela tem um cabeçalho e ao menos mais uma linha.'
  const widths = new Set(rows.map((row) => row.cells?.length ?? 0))
  return widths.size === 1 || 'Todas as linhas precisam ter o mesmo número de células.'
}
