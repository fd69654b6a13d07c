import { expect, test } from 'vitest'
import { isSameOrigin } from './sameOrigin.ts'

const SITE = 'https://www.exemplo.com.br'
const isOwn = (headers: HeadersInit) => isSameOrigin(new Request(SITE, { headers }), SITE)

test.each<[string, HeadersInit]>([
  ['this site', { 'sec-fetch-site': 'same-origin' }],
  ['this site in an old browser', { origin: SITE }],
  [
    'this site, by the name it has behind a proxy',
    { origin: 'http://site:3000', host: 'site:3000' },
  ],
])('a page of %s may ask', (_, headers) => {
  expect(isOwn(headers)).toBe(true)
})

test.each<[string, HeadersInit]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: SITE }],
  ['a neighbour of this site', { 'sec-fetch-site': 'same-site' }],
  ['another site in an old browser', { origin: 'https://outro.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['an unknown site', {}],
])('a page of %s may not', (_, headers) => {
  expect(isOwn(headers)).toBe(false)
})
