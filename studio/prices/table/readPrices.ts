import { formatAmount } from '@elos/content/parts/claim/format'
import { fold } from '@elos/content/parts/text/fold'
import { counted } from '../../base/counted.ts'
import { parseAmount, writeAmount } from '../amounts/parseAmount.ts'

/** The prices of one accommodation, in reais, from the first age band on. */
export interface PriceColumn {
  _key: string
  name?: string
  prices?: number[]
}

/** The reading of a pasted or typed table: its columns, or what to write instead, in Portuguese. */
export type PricesReading = { columns: PriceColumn[] } | { problem: string }

/** The most columns that a phone has room for. */
export const MAX_COLUMNS = 2

/** The names of columns that nobody has named, by how many there are. A ward costs less, so tables have it first. */
const USUAL_NAMES: readonly (readonly string[])[] = [[], ['Preço'], ['Enfermaria', 'Apartamento']]

/** An age band, folded, as tables of carriers write it: '00 a 18', '19-23 anos', 'de 24 a 28', '59+', '59 ou mais'. */
const BAND = /^(?:de |ate |acima |faixa |\d{1,2}\s*(?:a|ate|ou|e|anos|-|\+)(?:\W|$|\d))/

const isBand = (cell: string): boolean => BAND.test(fold(cell))

/** The cells of a line: a tab stands between those of a spreadsheet; a person types a semicolon. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/R\$\s*/gi, '')
    .split(/\t|;|\s{2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/** Reads the prices of a line; its band, if it has one, says no more than its place. */
function readLine(cells: readonly string[]): { amounts: number[] } | { problem: string } {
  const [first = '', ...others] = cells
  const amounts: number[] = []
  for (const cell of isBand(first) ? others : cells) {
    const reading = parseAmount(cell, 'price')
    if ('problem' in reading) return reading
    if (reading.amount !== undefined) amounts.push(reading.amount)
  }
  return amounts.length > 0 ? { amounts } : { problem: 'Falta o preço.' }
}

/**
 * Reads a table as it is copied from a spreadsheet or typed: a line for each age band, with one price or two; above them,
 * if there are any, the names of the columns, and before them the bands.
 */
export function readPrices(text: string): PricesReading {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const [heading = '', ...below] = lines
  const hasNames = !/\d/.test(heading)
  const rows: number[][] = []
  for (const [index, line] of (hasNames ? below : lines).entries()) {
    const place = `Linha ${index + (hasNames ? 2 : 1)}`
    const reading = readLine(cellsOf(line))
    if ('problem' in reading) return { problem: `${place}: ${reading.problem}` }
    const { amounts } = reading
    const width = rows[0]?.length ?? amounts.length
    if (width > MAX_COLUMNS)
      return {
        problem: `${place}: há ${counted(width, 'preço', 'preços')}. Cole no máximo ${MAX_COLUMNS} colunas de preços.`,
      }
    if (amounts.length !== width)
      return {
        problem: `${place}: há ${counted(amounts.length, 'preço', 'preços')}, e na primeira faixa, ${width}.`,
      }
    rows.push(amounts)
  }
  const width = rows[0]?.length ?? 0
  const names = hasNames ? cellsOf(heading).slice(-width) : []
  return {
    columns: Array.from({ length: width }, (_, column) => ({
      _key: `column${column}`,
      name: names[column] ?? USUAL_NAMES[width]?.[column] ?? '',
      prices: rows.flatMap((amounts) => amounts[column] ?? []),
    })),
  }
}

/** The rows of columns, each with the text of its prices. */
const rowsOf = (columns: readonly PriceColumn[], write: (amount: number) => string): string[][] => {
  const height = Math.max(0, ...columns.map(({ prices = [] }) => prices.length))
  return Array.from({ length: height }, (_, row) =>
    columns.flatMap(({ prices = [] }) => {
      const amount = prices[row]
      return amount === undefined ? [] : write(amount)
    }),
  )
}

/** The prices of a table as visitors read them, a row for each age band. */
export const readingsOfPrices = (columns: readonly PriceColumn[]): string[][] =>
  rowsOf(columns, (amount) => formatAmount({ kind: 'price', amount }))

/** Writes columns as `readPrices` reads them. */
export const writePrices = (columns: readonly PriceColumn[]): string =>
  columns.length === 0
    ? ''
    : [
        columns.map(({ name = '' }) => name),
        ...rowsOf(columns, (amount) => writeAmount(amount, 'price')),
      ]
        .map((cells) => cells.join('\t'))
        .join('\n')
