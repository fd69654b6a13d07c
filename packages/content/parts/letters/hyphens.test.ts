import { describe, expect, test } from 'vitest'
import { joinHyphens, withoutJoiners } from './hyphens.ts'

describe('a hyphen within a word', () => {
  test('is followed by a word joiner, so that no line ends there', () => {
    expect(joinHyphens('O pós-venda pode incluí-lo.')).toBe(
      'O pós-\u2060venda pode incluí-\u2060lo.',
    )
  })

  test.each(['+55 11 0000-0000', '00000-000', '2025 - 2026', 'joined-\u2060before'])(
    'stays as it is in %j',
    (text) => {
      expect(joinHyphens(text)).toBe(text)
    },
  )

  test('can be had without its joiner', () => {
    expect(withoutJoiners(joinHyphens('pós-venda'))).toBe('pós-venda')
  })
})
