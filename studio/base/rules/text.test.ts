import { expect, test } from 'vitest'
import { adviseUrl, checkAnchor, checkInitials, checkKebab, checkPath, checkUrl } from './text.ts'

test.each([
  {
    what: 'an identifier',
    check: checkKebab,
    accepted: ['plano-familiar', 'regras-2025', '1'],
    refused: ['', 'Plano', 'saúde', 'plano familiar', 'plano--familiar', '-plano', 'plano-', 'a_b'],
    says: 'plano-familiar',
  },
  {
    what: 'the anchor of a section',
    check: checkAnchor,
    accepted: ['contato', 'como-funciona', 'passo2'],
    refused: ['Contato', '2passos', 'início', 'como funciona', 'fim-', 'a/b'],
    says: 'Use letras minúsculas',
  },
  {
    what: 'the address of another site',
    check: checkUrl,
    accepted: ['https://www.gov.br/ans', 'http://exemplo.com.br/a?b=c#d'],
    refused: ['www.gov.br', '/contato', 'javascript:alert(1)', 'mailto:a@b.com', 'https://'],
    says: 'https://',
  },
  {
    what: 'a pair of initials',
    check: checkInitials,
    accepted: ['M', 'MC', 'ÁB'],
    refused: ['mc', 'MCS', 'M.', '1', ''],
    says: 'uma ou duas letras',
  },
])('$what is accepted as it is written, else the message says how', (form) => {
  for (const text of form.accepted) expect(form.check(text), text).toBe(true)
  for (const text of form.refused) expect(form.check(text), text).toContain(form.says)
})

test('an anchor is written without the hash sign', () => {
  expect(checkAnchor('#contato')).toContain('sem “#”')
})

test.each([
  '/',
  '/plano-familiar',
  '/blog/como-economizar-plano-saude',
  '/api-para-corretores',
  '/blog/api',
  '/previdencia',
])('a page may be at “%s”', (path) => {
  expect(checkPath(path)).toBe(true)
})

test.each([
  ['plano-familiar', 'começa com “/”'],
  ['https://exemplo.com.br', 'começa com “/”'],
  ['/plano-familiar/', 'barra do fim'],
  ['/blog//artigo', 'duas barras'],
  ['/Plano', 'letras minúsculas'],
  ['/saúde', 'sem acento'],
  ['/plano?x=1', 'Use só letras'],
  ['/plano#contato', 'Use só letras'],
  ['/blog/versao/2', 'versões anteriores de um texto'],
  ['/blog/pagina/2', 'continuação de uma lista'],
  ['/comparar/amil-saude', 'comparações de duas operadoras'],
  ['/api/cities', 'O próprio site usa “/api”'],
])('a page may not be at “%s”: the message has “%s”', (path, reason) => {
  expect(checkPath(path)).toContain(reason)
})

test.each([
  ['https://banco.com.br@golpe.com', 'usuário'],
  ['https://exemplo .com', 'espaços'],
  ['https://exemplo.com ', 'espaços'],
  ['https://exemplo', 'Falta o final do nome do site: “exemplo”'],
])('the address “%s” is refused: the message has “%s”', (url, reason) => {
  expect(checkUrl(url)).toContain(reason)
})

test('an address is better with https, if the site has it', () => {
  expect(adviseUrl('http://exemplo.com.br')).toContain('https://')
  expect(adviseUrl('https://exemplo.com.br')).toBe(true)
})
