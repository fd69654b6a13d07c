import { expect, it } from 'vitest'
import { checkUrl } from './url.ts'

it.each(['https://www.gov.br/ans', 'http://exemplo.com.br/a?b=c#d'])('accepts “%s”', (url) => {
  expect(checkUrl(url)).toBe(true)
})

it.each([
  'www.gov.br',
  '/contato',
  'javascript:alert(1)',
  'mailto:a@b.com',
  'ftp://a.b',
  'https://',
])('refuses “%s”, which is no web address', (url) => {
  expect(checkUrl(url)).toContain('https://')
})

it('refuses an address that carries a user name', () => {
  expect(checkUrl('https://banco.com.br@golpe.com')).toContain('usuário')
})
