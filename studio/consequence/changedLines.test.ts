import { expect, test } from 'vitest'
import { changedLines } from './changedLines.ts'

const partsOf = (before: string[], after: string[]) =>
  changedLines([{ before, after }]).map(({ start, changed, end }) => [start, changed, end])

test.each([
  {
    before: 'Planos a partir de R$ 150 por mês.',
    after: 'Planos a partir de R$ 169,90 por mês.',
    lines: [
      ['Planos a partir de R$ ', '150', ' por mês.'],
      ['Planos a partir de R$ ', '169,90', ' por mês.'],
    ],
  },
  {
    before: 'sob consulta',
    after: 'R$ 150',
    lines: [
      ['', 'sob consulta', ''],
      ['', 'R$ 150', ''],
    ],
  },
  {
    before: 'muito bom',
    after: 'muito, muito bom',
    lines: [
      ['', '', 'muito bom'],
      ['', 'muito, ', 'muito bom'],
    ],
  },
])('only the words that change are marked: $after', ({ before, after, lines }) => {
  expect(partsOf([before], [after])).toEqual(lines)
})

test('each line stands under the one it replaces', () => {
  const changes = [
    { before: ['price: 150', 'minPrice: 150'], after: ['price: 169', 'minPrice: 169'] },
  ]
  expect(changedLines(changes).map(({ start, changed }) => start + changed)).toEqual([
    'price: 150',
    'price: 169',
    'minPrice: 150',
    'minPrice: 169',
  ])
})

test('lines that go without others in their place are whole', () => {
  expect(partsOf(['um', 'dois'], ['três'])).toEqual([
    ['', 'um', ''],
    ['', 'dois', ''],
    ['', 'três', ''],
  ])
})
