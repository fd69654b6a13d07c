import { expect, test } from 'vitest'
import { GET } from './route.ts'

test.each([
  ['a=/amil-saude&b=/sulamerica-saude', '/comparar/amil-saude/sulamerica-saude'],
  ['a=/sulamerica-saude&b=/amil-saude', '/comparar/amil-saude/sulamerica-saude'],
  ['a=/amil-saude&b=/amil-saude', '/comparar'],
  ['a=/amil-saude&b=/alice-saude&b=/sulamerica-saude', '/comparar/amil-saude/sulamerica-saude'],
  ['a=/amil-saude', '/comparar'],
  ['', '/comparar'],
  ['a=//evil.example&b=/amil-saude', '/comparar'],
  ['a=/../busca&b=/amil-saude', '/comparar'],
  ['a=/amil-saude&b=/é', '/comparar'],
])('the form with "%s" leads to %s', async (query, location) => {
  const request = new Request(`http://site/api/comparar?${query}`)
  const { status, headers } = await GET(request, { params: Promise.resolve({}) })
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    308,
    location,
    'no-store',
  ])
})
