import { describe, expect, test } from 'vitest'
import { adviseUrl, checkAnchor, checkInitials, checkKebab, checkPath, checkUrl } from './text.ts'

describe('an identifier', () => {
  test.each(['plano-familiar', 'vida', 'regras-2025', '1'])('accepts “%s”', (value) => {
    expect(checkKebab(value)).toBe(true)
  })

  test.each(['', 'Plano', 'saúde', 'plano familiar', 'plano--familiar', '-plano', 'plano-', 'a_b'])(
    'refuses “%s” and shows an example',
    (value) => {
      expect(checkKebab(value)).toContain('plano-familiar')
    },
  )
})

describe('the anchor of a section', () => {
  test.each(['contato', 'como-funciona', 'passo2'])('accepts “%s”', (anchor) => {
    expect(checkAnchor(anchor)).toBe(true)
  })

  test('says to remove the hash sign', () => {
    expect(checkAnchor('#contato')).toContain('sem “#”')
  })

  test.each(['Contato', '2passos', 'início', 'como funciona', 'fim-', 'a/b'])(
    'refuses “%s”',
    (anchor) => {
      expect(checkAnchor(anchor)).toContain('Use letras minúsculas')
    },
  )
})

describe('the path of a page', () => {
  test.each([
    '/',
    '/plano-familiar',
    '/blog/como-economizar-plano-saude',
    '/a/b/c',
    '/api-para-corretores',
    '/blog/api',
    '/previdencia',
    '/parceiros-elos',
  ])('accepts “%s”', (path) => {
    expect(checkPath(path)).toBe(true)
  })

  test.each([
    ['plano-familiar', 'começa com “/”'],
    ['https://exemplo.com.br', 'começa com “/”'],
    ['/plano-familiar/', 'barra do fim'],
    ['/blog//artigo', 'duas barras'],
    ['/Plano', 'letras minúsculas'],
    ['/saúde', 'sem acento'],
    ['/plano familiar', 'hífens'],
    ['/plano?x=1', 'Use só letras'],
    ['/plano#contato', 'Use só letras'],
    ['/blog/versao/2', 'versões anteriores de um texto'],
    ['/termos-uso/versao/2-0', 'versões anteriores de um texto'],
    ['/api', 'O próprio site usa “/api”'],
    ['/api/cities', 'O próprio site usa “/api”'],
    ['/index', 'O próprio site usa “/index”'],
  ])('refuses “%s” with a message that contains “%s”', (path, reason) => {
    expect(checkPath(path)).toContain(reason)
  })
})

describe('the address of another site', () => {
  test.each(['https://www.gov.br/ans', 'http://exemplo.com.br/a?b=c#d'])('accepts “%s”', (url) => {
    expect(checkUrl(url)).toBe(true)
  })

  test.each([
    'www.gov.br',
    '/contato',
    'javascript:alert(1)',
    'mailto:a@b.com',
    'ftp://a.b',
    'https://',
  ])('refuses “%s”, which is not a web address', (url) => {
    expect(checkUrl(url)).toContain('https://')
  })

  test.each([
    ['https://banco.com.br@golpe.com', 'usuário'],
    ['https://exemplo .com', 'espaços'],
    [' https://exemplo.com', 'espaços'],
    ['https://exemplo.com ', 'espaços'],
    ['https://exemplo', 'Falta o final do nome do site: “exemplo”'],
  ])('refuses “%s” with a message that contains “%s”', (url, reason) => {
    expect(checkUrl(url)).toContain(reason)
  })

  test('is better with https, if the site has it', () => {
    expect(adviseUrl('http://exemplo.com.br')).toContain('https://')
    expect(adviseUrl('https://exemplo.com.br')).toBe(true)
  })
})

describe("a person's initials", () => {
  test.each(['M', 'MC', 'ÁB'])('accepts “%s”', (initials) => {
    expect(checkInitials(initials)).toBe(true)
  })

  test.each(['mc', 'MCS', 'M.', '1', ''])('refuses “%s”', (initials) => {
    expect(checkInitials(initials)).toContain('uma ou duas letras')
  })
})
