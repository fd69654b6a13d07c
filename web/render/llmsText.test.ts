import type { Overview } from '@elos/content'
import { expect, test } from 'vitest'
import { llmsText } from './llmsText.ts'

const ORIGIN = 'https://elos.exemplo.com.br'

const page = (path: string, name: string, description: string) =>
  ({ path, name, description, category: 'operadora' }) as const

test('llms.txt describes the company, and lists its pages by category with their Markdown twins', () => {
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
