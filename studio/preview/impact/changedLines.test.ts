import { expect, test } from 'vitest'
import { changedLines } from './changedLines.ts'

/** Each line as '- a [b]' or '+ a [b]': its words that change are in brackets. */
const written = (before: string[], after: string[]) =>
  changedLines(before, after).map(
    ({ isGone, parts }) =>
      `${isGone ? '-' : '+'} ${parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`,
  )

test.each([
  {
    before: 'Planos a partir de R$ 150 por mês.',
    after: 'Planos a partir de R$ 169,90 por mês.',
    lines: ['- Planos a partir de R$ [150] por mês.', '+ Planos a partir de R$ [169,90] por mês.'],
  },
  {
    before: 'muito bom',
    after: 'muito, muito bom',
    lines: ['- muito bom', '+ muito[,] [muito ]bom'],
  },
])('only the words that change are marked: $after', ({ before, after, lines }) => {
  expect(written([before], [after])).toEqual(lines)
})

test('each line stands under the one it replaces, and lines that stay are left out', () => {
  expect(written(['a 150', 'b 150', 'c'], ['a 169', 'b 169', 'c'])).toEqual([
    '- a [150]',
    '+ a [169]',
    '- b [150]',
    '+ b [169]',
  ])
})

test('lines that go without others in their place are whole', () => {
  expect(written(['um', 'dois'], ['três'])).toEqual(['- [um]', '- [dois]', '+ [três]'])
  expect(written(['um'], ['um'])).toEqual([])
})
