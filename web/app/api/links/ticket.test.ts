import { expect, test } from 'vitest'
import { requestedUrls } from './ticket.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const urls = ['https://www.gov.br/ans/pt-br']

test('a request of now has its addresses', () => {
  expect(requestedUrls({ requestedAt: '2026-03-10T11:59:00Z', urls }, NOW)).toEqual(urls)
})

test.each([
  ['no record has the ticket', null],
  ['the record has no request', {}],
  ['the request is old', { requestedAt: '2026-03-10T11:57:00Z', urls }],
  ['the request is to come', { requestedAt: '2026-03-10T12:03:00Z', urls }],
  [
    'an address is none of the web',
    { requestedAt: NOW.toISOString(), urls: ['file:///etc/passwd'] },
  ],
  ['there are too many', { requestedAt: NOW.toISOString(), urls: Array(13).fill(urls[0]) }],
])('nothing is asked when %s', (_, found) => {
  expect(requestedUrls(found, NOW)).toBeUndefined()
})
