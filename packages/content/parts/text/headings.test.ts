import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headingsOf, slugify } from './headings.ts'
import type { TextBlock } from './type.ts'

function heading(text: string, style = 'h2'): TextBlock {
  return { _type: 'block', _key: text, style, children: [{ _type: 'span', text }] }
}

describe('slugify', () => {
  test.each([
    ['Quem tem direito à portabilidade?', 'quem-tem-direito-a-portabilidade'],
    ['Carência: 24 meses', 'carencia-24-meses'],
    ['  Ações & condições ', 'acoes-condicoes'],
    ['???', 'secao'],
  ])('makes of “%s” the anchor “%s”', (words, slug) => {
    expect(slugify(words)).toBe(slug)
  })
})

describe('the headings of a text', () => {
  test('come in order, with their level', () => {
    const [terms, answer] = [heading('Prazos'), heading('Resposta', 'h3')]
    expect(headingsOf([terms, heading('parágrafo', 'normal'), answer])).toEqual([
      { block: terms, id: 'prazos', text: 'Prazos', level: 2 },
      { block: answer, id: 'resposta', text: 'Resposta', level: 3 },
    ])
  })

  test('have unique and valid anchors', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('Prazos', 'prazos!', 'Prazos 2', ''), fc.string()),
    )
    fc.assert(
      fc.property(words, (texts) => {
        const ids = headingsOf(texts.map((text) => heading(text))).map(({ id }) => id)
        expect(new Set(ids).size).toBe(texts.length)
        for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})
