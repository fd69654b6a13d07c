import { expect, test } from 'vitest'
import { readsAsNumber } from './readsAsNumber.ts'

test.each([
  '123E45',
  '004521',
  '-1.234,56',
  'R$ 1.234,56',
  '12%',
  '(42)',
  '05000-000',
  '34, 36',
  '2027-05-01T10:30:00.000Z',
  '01/05/2027',
  '1 de mai. de 2027',
  'May 1, 2027',
  '1DEC23',
  'maio-2027',
  '10:30 PM',
])('a spreadsheet reads %s as a number or a date', (text) => {
  expect(readsAsNumber(text)).toBe(true)
})

test.each([
  '',
  'A3F09C',
  '(11) 98888-7777',
  'verao-2027',
  '/bradesco-saude/2',
  'maria1@exemplo.com.br',
  'Cidade: São Paulo',
  'Dez',
])('%j is text to a spreadsheet too', (text) => {
  expect(readsAsNumber(text)).toBe(false)
})
