import { describe, expect, test } from 'vitest'
import { readinessOf } from './readiness.ts'
import { siteState } from './testing/siteState.ts'

const NOW = Date.UTC(2026, 0, 1, 12, 5)

test('a site with all that it needs is ready, and says what it knows', () => {
  const site = siteState({ lastComparison: new Date(NOW - 60_000) })
  expect(readinessOf(true, site, NOW)).toEqual({
    ready: true,
    version: '0123456789ab',
    startedAt: '2026-01-01T12:00:00.000Z',
    lake: { up: true },
    redis: null,
    disk: { problem: null },
    content: {
      renderedAt: '2026-01-01T12:01:00.000Z',
      comparedAt: '2026-01-01T12:04:00.000Z',
      ageSeconds: 60,
    },
    webhook: { at: '2026-01-01T12:02:00.000Z', status: 200 },
    pages: { stored: 42, failed: ['/amil-saude'] },
    settings: { refused: ['SANITY_WRITE_TOKEN'] },
  })
})

describe('a site is not ready', () => {
  test.each([
    ['the Lake', readinessOf(false, siteState(), NOW), { lake: { up: false } }],
    ['Redis', readinessOf(true, siteState({ connection: 'lost' }), NOW), { redis: { up: false } }],
    [
      'space on its disk',
      readinessOf(true, siteState({ diskProblem: 'ENOSPC' }), NOW),
      { disk: { problem: 'ENOSPC' } },
    ],
  ])('without %s', (_, readiness, expected) => {
    expect(readiness).toMatchObject({ ready: false, ...expected })
  })
})

test('a site that just started has no webhook and no rendered page to tell of', () => {
  const site = siteState({ lastRenewal: null, lastWebhook: null })
  expect(readinessOf(true, site, NOW)).toMatchObject({
    ready: true,
    content: { renderedAt: null, comparedAt: null, ageSeconds: null },
    webhook: null,
  })
})
