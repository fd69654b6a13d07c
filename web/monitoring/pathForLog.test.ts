import { expect, test } from 'vitest'
import { pathForLog } from './pathForLog.ts'

test.each([
  ['/nao-existe', '/nao-existe'],
  ['/blog/regras-portabilidade-plano-saude-2025', '/blog/regras-portabilidade-plano-saude-2025'],
  ['/nao-existe/maria.silva@exemplo.com.br/fim', '/nao-existe/[…]/fim'],
  ['/tel/11987654321', '/tel/[…]'],
  ['/tel/(11) 98765-4321', '/tel/[…]'],
  ['/cpf/123.456.789-09', '/cpf/[…]'],
])('the path %s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged)
})

test('a long path is cut', () => {
  expect(pathForLog(`/${'a'.repeat(16_000)}`)).toBe(`/${'a'.repeat(199)}…`)
})
