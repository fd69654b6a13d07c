import { expect, test } from 'vitest'
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
      problem: null,
    },
    webhook: { at: '2026-01-01T12:02:00.000Z', status: 200 },
    pages: { stored: 42, failed: ['/amil-saude'] },
    settings: { refused: ['SANITY_WRITE_TOKEN'] },
  })
})

test.each([
  ['the Lake', false, siteState(), { lake: { up: false } }],
  ['content', true, siteState({ comparisonProblem: 'lacks' }), { content: { problem: 'lacks' } }],
  ['Redis', true, siteState({ connection: 'lost' }), { redis: { up: false } }],
  ['space', true, siteState({ diskProblem: 'ENOSPC' }), { disk: { problem: 'ENOSPC' } }],
])('a site is not ready without %s', (_, isLakeUp, site, expected) => {
  expect(readinessOf(isLakeUp, site, NOW)).toMatchObject({ ready: false, ...expected })
})
