/** The rows of a table as a grid of equally long rows, and what an editor does to it. Nothing is changed in place. */

import { newKey } from '../../base/newKey.ts'

/** A cell with a text or a claim. */
export interface Cell {
  _key: string
  text?: string
  claim?: { _type: 'reference'; _ref: string }
}

/** A row as it is stored. */
export interface StoredRow {
  _key: string
  cells?: Cell[]
}

interface Row {
  _key: string
  cells: Cell[]
}

export type Grid = readonly Row[]

/** A place in a grid, counted from 0. */
export interface Place {
  row: number
  column: number
}

const NEW_ROWS = 3
const NEW_COLUMNS = 3

const newCell = (text?: string): Cell => ({ _key: newKey(), ...(text && { text }) })

/** The width of a grid or of stored rows. */
export const widthOf = (rows: readonly StoredRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells?.length ?? 0))

/** Empty cells with keys that stay the same, so that a grid can be shown before it is stored. */
const padding = (row: string, from: number, width: number): Cell[] =>
  Array.from({ length: Math.max(0, width - from) }, (_, index) => ({
    _key: `${row}-${from + index}`,
  }))

/** The grid of a stored table; an empty one of three by three when there are no rows. */
export function gridOf(stored: readonly StoredRow[] | undefined): Grid {
  const rows = stored?.length
    ? stored
    : Array.from({ length: NEW_ROWS }, (_, index): StoredRow => ({ _key: `linha-${index}` }))
  const width = widthOf(rows) || NEW_COLUMNS
  return rows.map(({ _key, cells = [] }) => ({
    _key,
    cells: [...cells, ...padding(_key, cells.length, width)],
  }))
}

function withCell(grid: Grid, at: Place, change: (cell: Cell) => Cell): Grid {
  const row = grid[at.row]
  const cell = row?.cells[at.column]
  if (!row || !cell) return grid
  return grid.with(at.row, { ...row, cells: row.cells.with(at.column, change(cell)) })
}

/** A text in a cell, in place of what was there. */
export const withText = (grid: Grid, at: Place, text: string): Grid =>
  withCell(grid, at, ({ _key }) => ({ _key, ...(text && { text }) }))

/** A claim in a cell, in place of what was there. */
export const withClaim = (grid: Grid, at: Place, claim: string): Grid =>
  withCell(grid, at, ({ _key }) => ({ _key, claim: { _type: 'reference', _ref: claim } }))

/** An empty row before the one at an index. */
export const withRow = (grid: Grid, index: number): Grid => {
  const row = { _key: newKey(), cells: Array.from({ length: widthOf(grid) }, () => newCell()) }
  return grid.toSpliced(index, 0, row)
}

/** An empty column before the one at an index. */
export const withColumn = (grid: Grid, index: number): Grid =>
  grid.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 0, newCell()) }))

export const withoutRow = (grid: Grid, index: number): Grid => grid.toSpliced(index, 1)

export const withoutColumn = (grid: Grid, index: number): Grid =>
  grid.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 1) }))

/**
 * Texts in a rectangle of cells, its first at a place. The grid grows as far as the texts go. A pasted
 * table that starts in the first cell of an empty grid is all that stays.
 */
export function withTexts(grid: Grid, at: Place, texts: readonly (readonly string[])[]): Grid {
  const isNew = at.row === 0 && at.column === 0 && isEmpty(grid)
  const height = Math.max(isNew ? 0 : grid.length, at.row + texts.length)
  const across = Math.max(...texts.map((line) => line.length))
  const width = Math.max(isNew ? 0 : widthOf(grid), at.column + across)
  return Array.from({ length: height }, (_, row) => ({
    _key: grid[row]?._key ?? newKey(),
    cells: Array.from({ length: width }, (__, column) => {
      const cell = grid[row]?.cells[column] ?? newCell()
      const text = texts[row - at.row]?.[column - at.column]
      return text === undefined ? cell : { _key: cell._key, ...(text && { text }) }
    }),
  }))
}

const isEmpty = (grid: Grid) =>
  grid.every(({ cells }) => cells.every(({ text, claim }) => !text && !claim))

/** A field of a line: in quotes, which are doubled inside, or up to the next tab or line end. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/**
 * The cells that a spreadsheet put on the clipboard as text: tabs between cells, line ends between rows, a
 * cell with a line end in quotes. Undefined for a text that is no table.
 */
export function readCells(text: string): string[][] | undefined {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (!/[\t\n]/.test(body)) return undefined
  const rows: string[][] = [[]]
  const field = new RegExp(FIELD)
  while (field.lastIndex <= body.length) {
    const [, quoted, plain, end] = field.exec(body) ?? []
    const value = quoted?.replaceAll('""', '"') ?? plain ?? ''
    rows.at(-1)?.push(value.replace(/\s+/g, ' ').trim())
    if (!end) break
    if (end !== '\t') rows.push([])
  }
  return rows
}
