import { expect, test } from 'vitest'
import { groupChanges, summaryOf } from './groups.ts'
import type { ShownChange } from './shownChange.ts'

const change = (
  path: string,
  text: string,
  kind: ShownChange['kind'] = 'changes',
): ShownChange => ({
  path,
  name: path,
  kind,
  lines: [{ isGone: false, parts: [{ text, isChanged: true }] }],
})

test('pages that change in the same way are one group, and those that appear or go come first', () => {
  const groups = groupChanges([
    change('/', 'R$ 169'),
    change('/amil', 'R$ 169'),
    change('/blog', 'R$ 170'),
    change('/novo', 'R$ 169', 'appears'),
  ])
  expect(groups.map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    ['/novo'],
    ['/', '/amil'],
    ['/blog'],
  ])
})

test('the summary counts the pages that change, and those that are made again and stay the same', () => {
  const pages = [change('/', 'R$ 169')]
  expect(summaryOf(pages, 1)).toBe('Ao publicar, 1 página muda.')
  expect(summaryOf(pages, 2)).toBe('Ao publicar, 1 página muda. Outra é refeita e fica igual.')
  expect(summaryOf([...pages, change('/a', 'b')], 9)).toBe(
    'Ao publicar, 2 páginas mudam. Outras 7 são refeitas e ficam iguais.',
  )
  expect(summaryOf([], 3)).toBe(
    'Nada do que os visitantes veem muda: 3 páginas são refeitas e ficam iguais.',
  )
  expect(summaryOf([], 0)).toBe('Nenhuma página do site usa este documento.')
})
