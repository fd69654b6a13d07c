import { expect, test } from 'vitest'
import { checkCell, checkRows } from './table.ts'

const row = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) })

test('a table may have a header and rows of one width', () => {
  expect(checkRows([row('Operadora', 'Preço'), row('Amil', 'sob consulta')])).toBe(true)
})

test.each([[undefined], [[]], [[row('Operadora')]]])(
  'a table without data is refused: %o',
  (rows) => {
    expect(checkRows(rows)).toContain('ao menos mais uma linha')
  },
)

test('a table is refused that has rows of different widths', () => {
  expect(checkRows([row('Operadora', 'Preço'), row('Amil')])).toContain('mesmo número de células')
})

test('a cell may have a text, a claim or nothing', () => {
  expect(checkCell({ text: 'Amil' })).toBe(true)
  expect(checkCell({ claim: { _ref: 'claim-amil-preco' } })).toBe(true)
  expect(checkCell({})).toBe(true)
})

test('a cell is refused that has both a text and a claim', () => {
  expect(checkCell({ text: 'R$ 150', claim: { _ref: 'claim-amil-preco' } })).toContain(
    'não os dois',
  )
})
