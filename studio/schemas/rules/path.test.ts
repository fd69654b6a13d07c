import { expect, it } from 'vitest'
import { checkPath } from './path.ts'

it.each(['/', '/plano-familiar', '/blog/como-economizar-plano-saude', '/a/b/c'])(
  'accepts “%s”',
  (path) => {
    expect(checkPath(path)).toBe(true)
  },
)

it.each([
  ['plano-familiar', 'começa com “/”'],
  ['https://exemplo.com.br', 'começa com “/”'],
  ['/plano-familiar/', 'barra do final'],
  ['/blog//artigo', 'duas barras'],
  ['/Plano', 'letras minúsculas'],
  ['/saúde', 'sem acento'],
  ['/plano familiar', 'hífens'],
  ['/plano?x=1', 'Use só letras'],
  ['/plano#contato', 'Use só letras'],
])('refuses “%s” because of what it says: %s', (path, reason) => {
  expect(checkPath(path)).toContain(reason)
})
