import { describe, expect, test } from 'vitest'
import { findAll, replacementOf } from './pattern.ts'

const loosely = (text: string) => ({ text, exact: false, wholeWords: false })
const found = (text: string, wanted: Parameters<typeof findAll>[1]) =>
  findAll(text, wanted).map(({ start, end }) => text.slice(start, end))

describe('a search', () => {
  test.each([
    ['Carência e carencia, CARÊNCIAS', 'carencia', ['Carência', 'carencia', 'CARÊNCIA']],
    ['a partir de R$\u00a0150 por mês', 'R$ 150', ['R$\u00a0150']],
    ['pós\u2060-venda', 'pos-venda', ['pós\u2060-venda']],
    ['aaa', 'aa', ['aa']],
    ['Olá 😀 plano', 'plano', ['plano']],
    ['cafe\u0301 e café', 'café', ['cafe\u0301', 'café']],
    ['um texto', '  ', []],
    ['[a-z]+', '[A-Z]+', ['[a-z]+']],
  ])('in %j for %j finds %j', (text, sought, expected) => {
    expect(found(text, loosely(sought))).toEqual(expected)
  })

  test('can be exact', () => {
    const exact = { text: 'Saúde', exact: true, wholeWords: false }
    expect(found('Saúde, saúde, Saude', exact)).toEqual(['Saúde'])
    expect(found('R$\u00a0150', { ...exact, text: 'R$ 150' })).toEqual(['R$\u00a0150'])
  })

  test('can be for whole words', () => {
    const whole = { text: 'plano', exact: false, wholeWords: true }
    expect(findAll('planos, aplano, plano, Plano!', whole)).toEqual([
      { start: 16, end: 21 },
      { start: 23, end: 28 },
    ])
    expect(found('R$ 1500', { ...whole, text: 'R$ 150' })).toEqual([])
  })
})

describe('a replacement', () => {
  test.each([
    ['plano', 'plano', 'convênio', 'convênio'],
    ['Plano', 'plano', 'convênio', 'Convênio'],
    ['PLANO', 'plano', 'convênio', 'CONVÊNIO'],
    ['Amil', 'Amil', 'amil', 'amil'],
    ['ANS', 'ANS', 'Agência', 'Agência'],
    ['R$ 150', 'R$ 150', 'R$ 160', 'R$ 160'],
  ])('of %j, sought as %j, by %j is %j', (text, sought, replacement, expected) => {
    expect(replacementOf(text, loosely(sought), replacement)).toBe(expected)
  })

  test('is as written where case matters', () => {
    const exact = { text: 'Plano', exact: true, wholeWords: false }
    expect(replacementOf('Plano', exact, 'convênio')).toBe('convênio')
  })
})
