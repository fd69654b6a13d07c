import { describe, expect, test } from 'vitest'
import { existsAt, subjectOf } from './paths.ts'

test.each([
  ['/', 'page', '/'],
  ['/blog/um-artigo', 'page', '/blog/um-artigo'],
  ['/amil-saude.md', 'markdown', '/amil-saude'],
  ['/index.md', 'markdown', '/'],
  ['/social/amil-saude.png', 'picture', '/amil-saude'],
  ['/social/index.png', 'picture', '/'],
  ['/cotacao/amil-saude', 'quoteForm', '/amil-saude'],
  ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
  ['/social/amil-saude.gif', 'page', '/social/amil-saude.gif'],
])('the answer to %s is a %s about %s', (path, kind, about) => {
  expect(subjectOf(path)).toEqual({ kind, about })
})

describe('something stands', () => {
  const isPublished = (path: string) => path === '/amil-saude'

  test.each([
    '/amil-saude',
    '/amil-saude.md',
    '/social/amil-saude.png',
    '/cotacao/amil-saude',
    '/dados.json',
  ])('at %s, as its page is published', (path) => {
    expect(existsAt(path, isPublished)).toBe(true)
  })

  test.each(['/outra', '/outra.md', '/social/outra.png', '/cotacao/outra', '/outra.xml'])(
    'nowhere at %s',
    (path) => {
      expect(existsAt(path, isPublished)).toBe(false)
    },
  )
})
