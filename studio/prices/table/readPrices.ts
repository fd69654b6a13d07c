import { formatAmount } from '@elos/content/parts/claim/format'
import { AGE_BANDS, bandLabel } from '@elos/content/parts/quote/ageBands'
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

/**
 * An age band, folded, as tables of carriers write it: '00 a 18', '19-23 anos', 'de 24 a 28', '59+', '59 ou mais', '≥ 59',
 * 'a partir de 59', '59 em diante'.
 */
const BAND =
  /^(?:de |ate |acima |a partir |mais de |maior(?:es)? de |faixa |[<>≤≥+]|\d{1,2}\s*(?:a|ate|ou|e|em|anos|-|\+)(?:\W|$|\d))/

/** The first and the last age of a band, folded. */
const AGES = /(\d{1,2})\s*(?:a|ate|-)\s*(\d{1,2})/

const isBand = (cell: string): boolean => BAND.test(fold(cell))

/** Problem of a band that is not the one of its place in the table. One without a first or a last age is not compared. */
function placeProblem(cell: string, place: number): string | undefined {
  const own = AGE_BANDS[place]
  const [, first, last] = AGES.exec(fold(cell)) ?? []
  if (!own || first === undefined) return undefined
  const label = bandLabel(own)
  if (label === `${Number(first)} a ${Number(last)}`) return undefined
  return `aqui fica a faixa ${label}, e está escrito “${cell}”. O site usa as dez faixas da ANS, nesta ordem.`
}

/** The cells of a line: a tab stands between those of a spreadsheet; a person types a semicolon, or the sign of a price. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/\s*[:–-]?\s*R\$\s*(?=\d)/gi, '\t')
    .replace(/R\$\s*/gi, '')
    .split(/\t|;|\s{2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/** Reads the prices of a line; its band, if it has one, is that of its place, from 0. */
function readLine(
  cells: readonly string[],
  place: number,
): { amounts: number[] } | { problem: string } {
  const [first = '', ...others] = cells
  const hasBand = isBand(first)
  const misplaced = hasBand && placeProblem(first, place)
  if (misplaced) return { problem: misplaced }
  const amounts: number[] = []
  for (const cell of hasBand ? others : cells) {
    const reading = parseAmount(cell, 'price')
    if ('problem' in reading) return reading
    if (reading.amount !== undefined) amounts.push(reading.amount)
  }
  if (amounts.length > 0) return { amounts }
  return { problem: 'Falta o preço, ou um ponto e vírgula entre a faixa e ele.' }
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
    const reading = readLine(cellsOf(line), rows.length)
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
