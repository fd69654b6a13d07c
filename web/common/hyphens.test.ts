import { describe, expect, test } from 'vitest'
import { joinHyphens, withoutJoiners } from './hyphens.ts'

describe('a hyphen within a word', () => {
  test('is followed by a word joiner, so that no line ends there', () => {
    expect(joinHyphens('<p>O pós-venda pode <b>incluí-lo</b>.</p>')).toBe(
      '<p>O pós-\u2060venda pode <b>incluí-\u2060lo</b>.</p>',
    )
  })

  test.each([
    '<a href="/plano-saude" data-keywords="pós-venda">Plano</a>',
    '<script>const a = "pós-venda"</script>',
    '<title>Pós-venda</title>',
    '<form><label>E-mail <input name="e-mail"></label></form>',
    '<p><code>cookie-consent</code></p>',
    '<p>+55 11 0000-0000, CEP 00000-000, 2025 - 2026</p>',
  ])('stays as it is in %s', (html) => {
    expect(joinHyphens(html)).toBe(html)
  })

  test('can be had without its joiner', () => {
    expect(withoutJoiners(joinHyphens('pós-venda'))).toBe('pós-venda')
  })
})
