import { describe, expect, test } from 'vitest'
import { normalizePath, withAnchor } from './path.ts'

describe('normalizePath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/blog/', '/blog'],
    ['blog', '/blog'],
    ['//blog//artigo/', '/blog/artigo'],
    ['/blog?origem=1#topo', '/blog'],
  ])('%s is %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal)
  })
})

describe('withAnchor', () => {
  test('appends the anchor only when there is one', () => {
    expect(withAnchor('/', 'sobre')).toBe('/#sobre')
    expect(withAnchor('/blog')).toBe('/blog')
  })
})
