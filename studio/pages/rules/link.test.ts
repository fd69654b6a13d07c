import { expect, test } from 'vitest'
import { checkLink, type LinkValue } from './link.ts'

test.each<LinkValue>([
  { action: 'page', page: { _ref: 'homePage' } },
  { action: 'page', page: { _ref: 'homePage' }, anchor: 'contato' },
  { action: 'page', anchor: 'contato' },
  { action: 'quote' },
  { action: 'partner' },
  { action: 'chat', message: 'Olá!' },
  { action: 'external', url: 'https://www.gov.br/ans' },
])('a link with the action $action is accepted with what it needs', (link) => {
  expect(checkLink(link)).toEqual([])
})

test.each<[LinkValue, string]>([
  [{ action: 'page' }, 'page'],
  [{ action: 'page', url: 'https://www.gov.br' }, 'page'],
  [{ action: 'chat' }, 'message'],
  [{ action: 'external', anchor: 'contato' }, 'url'],
])('the link %o is refused at the missing field %s', (link, field) => {
  expect(checkLink(link)).toMatchObject([{ path: [field] }])
})

test('a link without an action is not checked: the action is a required field', () => {
  expect(checkLink(undefined)).toEqual([])
  expect(checkLink({})).toEqual([])
})
