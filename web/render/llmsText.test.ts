import type { Overview } from '@elos/content'
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as wordsOf } from 'mdast-util-to-string'
import { describe, expect, test } from 'vitest'
import { llmsText } from './llmsText.ts'

const ORIGIN = 'https://elos.exemplo.com.br'

const page = (path: string, name: string, description: string) =>
  ({ path, name, description, category: 'operadora' }) as const

describe('llms.txt', () => {
  test('describes the company, and lists its pages by category with their Markdown twins', () => {
    const overview: Overview = {
      brandName: 'Elos Saúde',
      description: 'Corretora de planos de saúde.',
      pages: [
        page('/amil-saude', 'Amil', 'Planos [2026),\n  em São Paulo'),
        { ...page('/', 'Início', 'Descrição'), category: 'home' },
      ],
    }
    expect(llmsText(overview, ORIGIN)).toBe(`# Elos Saúde

> Corretora de planos de saúde.

## Início

- [Início](${ORIGIN}/index.md): Descrição

## Operadoras

- [Amil](${ORIGIN}/amil-saude.md): Planos \\[2026), em São Paulo
`)
  })

  test('has one item with one link for each page, whatever editors write', () => {
    const words = fc.string({
      unit: fc.constantFrom(...'aZ9 \n\t[]()*_`#>-+.:!&<\\|~"\'@é'),
      size: 'medium',
    })
    const listed = fc.tuple(words, words).map(([name, text]) => page('/amil-saude', name, text))
    fc.assert(
      fc.property(words, fc.array(listed, { minLength: 1, maxLength: 4 }), (description, pages) => {
        const text = llmsText({ brandName: 'Elos', description, pages }, ORIGIN)
        const lists = fromMarkdown(text).children.filter((node) => node.type === 'list')
        const items = lists.flatMap(({ children }) => children)
        expect(items).toHaveLength(pages.length)
        for (const [index, { children }] of items.entries()) {
          const [paragraph, ...others] = children
          const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
          expect(others).toEqual([])
          expect(link).toMatchObject({ type: 'link', url: `${ORIGIN}/amil-saude.md` })
          const written = pages[index]?.name.replace(/\s+/g, ' ').trim()
          expect(wordsOf(link).trim()).toBe(written)
        }
      }),
    )
  })
})
