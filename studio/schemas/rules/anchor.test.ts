import { expect, it } from 'vitest'
import { checkAnchor } from './anchor.ts'

it.each(['contato', 'como-funciona', 'passo2'])('accepts “%s”', (anchor) => {
  expect(checkAnchor(anchor)).toBe(true)
})

it('says to drop the hash sign', () => {
  expect(checkAnchor('#contato')).toContain('sem “#”')
})

it.each(['Contato', '2passos', 'início', 'como funciona', 'fim-', 'a/b'])(
  'refuses “%s”',
  (anchor) => {
    expect(checkAnchor(anchor)).toContain('Use letras minúsculas')
  },
)
