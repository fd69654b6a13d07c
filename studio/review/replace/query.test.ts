import { expect, test } from 'vitest'
import { isSameQuery, type Query, rangesOf } from './query.ts'
import type { Search } from './SearchFields.tsx'

const found = (text: string, query: Partial<Query>) =>
  rangesOf(text, { text: '', exact: false, wholeWords: false, ...query }).map(({ start, end }) =>
    text.slice(start, end),
  )

test.each([
  ['Carência e carencia, CARÊNCIAS', 'carencia', ['Carência', 'carencia', 'CARÊNCIA']],
  ['a partir de R$\u00a0150 por mês', 'R$ 150', ['R$\u00a0150']],
  ['pós\u2060-venda', 'pos-venda', ['pós\u2060-venda']],
  ['aaa', 'aa', ['aa']],
  ['Olá 😀 plano', 'plano', ['plano']],
  ['cafe\u0301 e café', 'café', ['cafe\u0301', 'café']],
  ['um texto', '  ', []],
  ['[a-z]+', '[A-Z]+', ['[a-z]+']],
  // The site puts figures in place of what is in braces.
  ['As {{operadoras}} operadoras, em {prazo}.', 'operadora', ['operadora']],
  ['As {{operadoras}} operadoras', '{{operadoras}}', []],
  ['Sai em {prazo}, no prazo', 'prazo', ['prazo']],
])('a search in %j for %j finds %j', (text, searched, expected) => {
  expect(found(text, { text: searched })).toEqual(expected)
})

test('a search can tell letters and accents apart', () => {
  expect(found('Saúde, saúde, Saude', { text: 'Saúde', exact: true })).toEqual(['Saúde'])
  expect(found('R$\u00a0150', { text: 'R$ 150', exact: true })).toEqual(['R$\u00a0150'])
})

test('a search can be for whole words', () => {
  const query = { text: 'plano', wholeWords: true }
  expect(found('planos, aplano, plano, Plano!', query)).toEqual(['plano', 'Plano'])
  expect(found('R$ 1500', { text: 'R$ 150', wholeWords: true })).toEqual([])
})

test('a search stays the same when only what replaces it is corrected', () => {
  const search: Search = { text: 'plano', exact: false, wholeWords: false, replacement: 'convenio' }
  const corrected: Search = { ...search, replacement: 'convênio' }
  expect(isSameQuery(search, corrected)).toBe(true)
  for (const change of [{ text: 'planos' }, { exact: true }, { wholeWords: true }])
    expect(isSameQuery(search, { ...search, ...change })).toBe(false)
})
