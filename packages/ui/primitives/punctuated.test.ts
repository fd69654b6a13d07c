import { expect, test } from 'vitest'
import { punctuated } from './punctuated.ts'

test.each([
  ['Consultas', '.', 'Consultas.'],
  ['Peça a proposta', ':', 'Peça a proposta:'],
  ['Já tem plano?', ':', 'Já tem plano?'],
] as const)('“%s” before “%s” reads “%s”', (title, mark, expected) => {
  expect(punctuated(title, mark)).toBe(expected)
})
