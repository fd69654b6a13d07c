import { expect, it } from 'vitest'
import { checkLink, type LinkValue } from './link.ts'

it.each<LinkValue>([
  { action: 'page', route: { _ref: 'route-home' } },
  { action: 'page', route: { _ref: 'route-home' }, anchor: 'contato' },
  { action: 'page', anchor: 'contato' },
  { action: 'quote' },
  { action: 'partner' },
  { action: 'chat', message: 'Olá!' },
  { action: 'external', url: 'https://www.gov.br/ans' },
])('accepts $action with what it needs', (link) => {
  expect(checkLink(link)).toBe(true)
})

it.each<[LinkValue, string]>([
  [{ action: 'page' }, 'route'],
  [{ action: 'page', url: 'https://www.gov.br' }, 'route'],
  [{ action: 'chat' }, 'message'],
  [{ action: 'external', anchor: 'contato' }, 'url'],
])('points %o at the missing field: %s', (link, field) => {
  expect(checkLink(link)).toMatchObject([{ path: [field] }])
})

it('leaves an unfinished link to the required fields', () => {
  expect(checkLink(undefined)).toBe(true)
  expect(checkLink({})).toBe(true)
})
