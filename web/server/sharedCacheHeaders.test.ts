import { describe, expect, test } from 'vitest'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'

const NOW = 1_000_000
const page = { status: 200, tags: ['doc:a', 'site'], expiresAt: NOW + 200_000, freshUntil: null }

describe('a page', () => {
  test.each([
    ['fastly', 'surrogate-control', 'surrogate-key', /^[0-9a-f]{12} [0-9a-f]{12}$/],
    ['cloudflare', 'cdn-cache-control', 'cache-tag', /^[0-9a-f]{12},[0-9a-f]{12}$/],
    ['http', 'cdn-cache-control', 'surrogate-key', /^[0-9a-f]{12} [0-9a-f]{12}$/],
  ] as const)('tells %s how long to store it, and its keys', (kind, control, name, keys) => {
    const headers = sharedCacheHeaders(kind, page, NOW)
    expect(headers[control]).toBe('max-age=200, stale-while-revalidate=60, stale-if-error=86400')
    expect(headers[name]).toMatch(keys)
  })

  test('is asked for by browsers each time, and never sent outdated by them', () => {
    expect(sharedCacheHeaders('http', page, NOW)['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=200',
    )
  })

  test.each([
    [1, 1],
    [-5000, 1],
    [10_000, 10],
    [Number.POSITIVE_INFINITY, 300],
  ])('that has %d ms left is stored for %d s', (left, seconds) => {
    const headers = sharedCacheHeaders('http', { ...page, expiresAt: NOW + left }, NOW)
    expect(headers['cache-control']).toMatch(new RegExp(`s-maxage=${seconds}$`))
  })
})

test('a page of which a price changes when it expires is not sent while it is asked for', () => {
  const directives = (freshUntil: number) =>
    sharedCacheHeaders('fastly', { ...page, freshUntil }, NOW)['surrogate-control']
  expect(directives(NOW + 200_000)).toBe('max-age=200, stale-if-error=86400')
  expect(directives(NOW + 300_000)).toContain('stale-while-revalidate=60')
})

test('a path that does not exist is stored for ten seconds, and never longer', () => {
  const headers = sharedCacheHeaders('cloudflare', { ...page, status: 404 }, NOW)
  expect(headers['cdn-cache-control']).toBe('max-age=10')
  expect(headers['cache-control']).toMatch(/s-maxage=10$/)
})
