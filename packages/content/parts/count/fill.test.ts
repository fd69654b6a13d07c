import { describe, expect, test } from 'vitest'
import { countsAskedIn, withCounts } from './fill.ts'
import { countedText } from './words.ts'

describe('a count in words', () => {
  test.each([
    ['nenhuma operadora', countedText('operadoras', 0)],
    ['uma operadora', countedText('operadoras', 1)],
    ['duas operadoras', countedText('operadoras', 2)],
    ['seis operadoras', countedText('operadoras', 6)],
    ['vinte operadoras', countedText('operadoras', 20)],
    ['21 operadoras', countedText('operadoras', 21)],
    ['nenhum plano', countedText('planos', 0)],
    ['um plano', countedText('planos', 1)],
    ['dois planos', countedText('planos', 2)],
    ['onze artigos', countedText('artigos', 11)],
    ['1.200 artigos', countedText('artigos', 1200)],
  ])('reads "%s"', (expected, written) => {
    expect(written).toBe(expected)
  })
})

describe('texts with counts', () => {
  const counts = { operadoras: 7, artigos: 11 }

  test.each([
    ['Comparamos {{operadoras}}.', 'Comparamos sete operadoras.'],
    ['{{operadoras}}, explicadas uma a uma', 'Sete operadoras, explicadas uma a uma'],
    ['Leia. {{artigos}} em {{operadoras}}.', 'Leia. Onze artigos em sete operadoras.'],
    ['Há {{planos}}.', 'Há {{planos}}.'],
    ['{{amil-preco}} e {{ operadoras }}', '{{amil-preco}} e {{ operadoras }}'],
  ])('"%s" reads "%s"', (text, expected) => {
    expect(withCounts(text, counts)).toBe(expected)
  })

  test('are filled at any depth, and nothing else is changed', () => {
    const page = { hero: { title: 'As {{operadoras}}' }, items: [{ count: 6, at: null }] }
    expect(withCounts(page, counts)).toEqual({ ...page, hero: { title: 'As sete operadoras' } })
  })

  test('have no capital within a paragraph, whichever part of it is bold', () => {
    const block = (...texts: string[]) => ({ children: texts.map((text) => ({ text })) })
    expect(withCounts(block('{{operadoras}}', ' e ', '{{artigos}}'), counts)).toEqual(
      block('Sete operadoras', ' e ', 'onze artigos'),
    )
  })

  test('name the counts that they ask for', () => {
    expect(countsAskedIn({ a: '{{artigos}}', b: ['{{artigos}}', '{{amil-preco}}'] })).toEqual([
      'artigos',
    ])
    expect(countsAskedIn(undefined)).toEqual([])
  })

  test('are the same object when they ask for none', () => {
    const page = { title: 'Contato' }
    expect(withCounts(page, counts)).toBe(page)
  })
})
