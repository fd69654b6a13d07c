import { incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { encodePatch } from './encodePatch.ts'

/** Returns the author of each part of a value that `ana` wrote and `bia` changed, as the Studio sees it. */
function writtenByBia(from: unknown, to: unknown) {
  return incremental.applyPatch(incremental.wrap(from, 'ana'), encodePatch(from, to), 'bia')
}

test('text around an insertion keeps its author', () => {
  const from = { text: 'Um plano de saúde para toda a família' }
  const to = { text: 'Um plano de saúde excelente para toda a família' }
  expect(writtenByBia(from, to).content).toMatchObject({
    fields: {
      text: {
        content: {
          parts: [
            { value: 'Um plano de saúde ', startMeta: 'ana' },
            { value: 'excelente ', startMeta: 'bia' },
            { value: 'para toda a família', startMeta: 'ana' },
          ],
        },
      },
    },
  })
})

test('moved elements keep their author, new ones have the author of the change', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_key) => ({ _key, text: 'Um plano de saúde' }))
  expect(writtenByBia([a, b], [b, c, a]).content).toMatchObject({
    elements: [
      { data: b, startMeta: 'ana' },
      { data: c, startMeta: 'bia' },
      { data: a, startMeta: 'ana' },
    ],
  })
})

test('fields beside a changed one keep their author', () => {
  const text = 'Um plano de saúde para toda a família'
  expect(writtenByBia({ n: 1, text }, { n: 2, text }).content).toMatchObject({
    fields: { n: { startMeta: 'bia' }, text: { startMeta: 'ana' } },
  })
})
