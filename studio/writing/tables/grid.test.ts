import { describe, expect, test } from 'vitest'
import {
  type Grid,
  gridOf,
  readCells,
  type StoredRow,
  withClaim,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withText,
  withTexts,
} from './grid.ts'

const row = (key: string, ...texts: string[]): StoredRow => ({
  _key: key,
  cells: texts.map((text, index) => ({ _key: `${key}${index}`, text })),
})

/** The texts of each row, separated by bars. */
const texts = (grid: Grid) => grid.map(({ cells }) => cells.map(({ text = '' }) => text).join('|'))

const FIRST = { row: 0, column: 0 }

const stored = gridOf([row('a', 'Plano', 'Preço'), row('b', 'Easy', '150')])

describe('the grid of a table', () => {
  test('has equally long rows, and the same keys each time', () => {
    const uneven = [row('a', 'Plano', 'Preço'), row('b', 'Easy'), { _key: 'c' }]
    expect(texts(gridOf(uneven))).toEqual(['Plano|Preço', 'Easy|', '|'])
    expect(gridOf(uneven)).toEqual(gridOf(uneven))
  })

  test('is empty, of three by three, when the table has no rows', () => {
    expect(texts(gridOf(undefined))).toEqual(['||', '||', '||'])
    expect(gridOf([])).toEqual(gridOf(undefined))
  })
})

describe('an editor', () => {
  test('writes a text in place of a claim, and a claim in place of a text', () => {
    const claimed = withClaim(stored, { row: 1, column: 1 }, 'claim-amil-preco')
    expect(claimed[1]?.cells[1]).toEqual({
      _key: 'b1',
      claim: { _type: 'reference', _ref: 'claim-amil-preco' },
    })
    const written = withText(claimed, { row: 1, column: 1 }, 'grátis')
    expect(written[1]?.cells[1]).toEqual({ _key: 'b1', text: 'grátis' })
    expect(withText(written, { row: 1, column: 1 }, '')[1]?.cells[1]).toEqual({ _key: 'b1' })
  })

  test('adds and removes rows and columns', () => {
    expect(texts(withRow(stored, 1))).toEqual(['Plano|Preço', '|', 'Easy|150'])
    expect(texts(withColumn(stored, 2))).toEqual(['Plano|Preço|', 'Easy|150|'])
    expect(texts(withoutRow(stored, 0))).toEqual(['Easy|150'])
    expect(texts(withoutColumn(stored, 0))).toEqual(['Preço', '150'])
  })

  test('pastes over cells, and the grid grows', () => {
    const pasted = [
      ['180', 'sim'],
      ['200', 'não'],
    ]
    expect(texts(withTexts(stored, { row: 1, column: 1 }, pasted))).toEqual([
      'Plano|Preço|',
      'Easy|180|sim',
      '|200|não',
    ])
  })

  test('pastes a whole table into a new one, which takes its size', () => {
    expect(texts(withTexts(gridOf(undefined), FIRST, [['Plano', 'Preço']]))).toEqual([
      'Plano|Preço',
    ])
  })

  test('never gets two cells or rows with one key', () => {
    const grid = withRow(withColumn(withTexts(gridOf([]), FIRST, [['a', 'b', 'c', 'd']]), 1), 0)
    for (const { cells } of grid) expect(new Set(cells.map(({ _key }) => _key)).size).toBe(5)
    expect(new Set(grid.map(({ _key }) => _key)).size).toBe(grid.length)
  })
})

describe('the clipboard of a spreadsheet', () => {
  test.each<[string, string, string[]]>([
    ['four cells', 'Plano\tPreço\nEasy\t150', ['Plano|Preço', 'Easy|150']],
    ['lines of Windows, with one at the end', 'a\tb\r\nc\td\r\n', ['a|b', 'c|d']],
    ['lines of old programs', 'a\rb', ['a', 'b']],
    ['one row', 'a\tb', ['a|b']],
    ['empty cells', 'a\t\t\n\t\tb', ['a||', '||b']],
    ['a line end within a cell', '"até\n23 anos"\tsim', ['até 23 anos|sim']],
    ['quotes within a cell', '"diz ""sim"""\tb', ['diz "sim"|b']],
    ['quotes that are part of a text', '5" de tela\tb', ['5" de tela|b']],
  ])('is read: %s', (_, text, rows) => {
    expect(readCells(text)?.map((cells) => cells.join('|'))).toEqual(rows)
  })

  test.each(['', 'uma frase', 'uma frase\n'])('%j is no table', (text) => {
    expect(readCells(text)).toBeUndefined()
  })
})
