import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { pastedCells } from './cells.ts'

const parse = (text: string) => new JSDOM(text).window.document
const cellsOf = (html: string) => pastedCells(html, parse)?.cells

test.each([
  ['paragraphs', '<p>R$ 150</p><p>24 h</p>'],
  ['a line end', 'R$ 150<br>24 h'],
  ['a list', '<ul><li>R$ 150</li><li>24 h</li></ul>'],
  ['elements of lines', '<div>R$ 150<div>24 h</div></div>'],
  ['a table', '<table><tr><td>R$<td>150<tr><td>24<td>h</table>'],
])('a cell with %s is one line, whose words stay apart', (_, content) => {
  expect(cellsOf(`<table><tr><td>Preço<td>${content}</table>`)).toEqual([['Preço', 'R$ 150 24 h']])
})

test.each(['', '<p>sem tabela</p>'])('%j has no cells', (html) => {
  expect(cellsOf(html)).toBeUndefined()
})

test('hidden rows and struck words of a spreadsheet are left out, and told', () => {
  const html = '<table><tr><td>Plano<td><s>R$ 300</s> R$ 250<tr hidden><td>Interno<td>R$ 99</table>'
  expect(pastedCells(html, parse)).toEqual({
    cells: [['Plano', 'R$ 250']],
    loss: 'Ficaram de fora: 1 trecho oculto e 1 trecho riscado. Riscado: “R$ 300”.',
  })
})
