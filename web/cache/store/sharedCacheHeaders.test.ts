import { describe, expect, test } from 'vitest'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'

const NOW = 1_000_000
const page = { status: 200, tags: ['doc:a', 'site'], freshUntil: null }

describe('a page', () => {
  test('tells a shared cache how long to store it, and its keys; browsers ask for it each time', () => {
    expect(sharedCacheHeaders(page, NOW)).toEqual({
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=300',
      'surrogate-key': expect.stringMatching(/^[0-9a-f]{12} [0-9a-f]{12}$/),
    })
  })

  test.each([
    [1, 1],
    [-5000, 1],
    [10_000, 10],
    [900_000, 300],
  ])('that becomes wrong in %d ms is stored for %d s', (left, seconds) => {
    const headers = sharedCacheHeaders({ ...page, freshUntil: NOW + left }, NOW)
    expect(headers['cache-control']).toMatch(new RegExp(`s-maxage=${seconds}$`))
  })

  test('is not sent while it is asked for when a price changes at its end', () => {
    const directives = (freshUntil: number) =>
      sharedCacheHeaders({ ...page, freshUntil }, NOW)['cdn-cache-control']
    expect(directives(NOW + 200_000)).toBe('max-age=200, stale-if-error=86400')
    expect(directives(NOW + 400_000)).toContain('stale-while-revalidate=60')
  })
})

test('a path that does not exist is stored for ten seconds, and never longer', () => {
  const headers = sharedCacheHeaders({ ...page, status: 404 }, NOW)
  expect(headers['cdn-cache-control']).toBe('max-age=10')
  expect(headers['cache-control']).toMatch(/s-maxage=10$/)
})
