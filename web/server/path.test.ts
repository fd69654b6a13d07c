import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, urlOf, urlWithQuery } from './path.ts'

test.each([
  ['/', '/'],
  ['/amil-saude?utm_source=a?b', '/amil-saude'],
  ['/%61mil-sa%C3%BAde', '/amil-saúde'],
  ['/blog%2Fartigo', '/blog/artigo'],
  ['/a%3Fb%23c', '/a?b#c'],
  ['//a//b/', '//a//b/'],
  ['/.well-known/a..b/...', '/.well-known/a..b/...'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

test.each([
  '/%ff',
  '/%',
  '*',
  '',
  '?a',
  'http://outro.example/a',
  '/a/../b',
  '/a/%2e%2E',
  '/./a',
  '/a/.',
])('the address %s has no path', (url) => {
  expect(pathOf(url)).toBeUndefined()
})

test('the address of a path leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = pathOf(urlOf(`/${text}`))
      if (path !== undefined) expect(path).toBe(`/${text}`)
    }),
  )
})

test('an address keeps its query', () => {
  expect(urlWithQuery('/a b', '/a%20b?c=%2F?d')).toBe('/a%20b?c=%2F?d')
  expect(urlWithQuery('/a b', '/a%20b')).toBe('/a%20b')
})
