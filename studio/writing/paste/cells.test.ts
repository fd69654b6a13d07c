import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { pastedCells } from './cells.ts'

const cellsOf = (html: string) => pastedCells(html, (text) => new JSDOM(text).window.document)

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
