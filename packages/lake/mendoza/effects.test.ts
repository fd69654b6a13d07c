import { expect, test } from 'vitest'
import { safeEffects } from './effects.ts'

test('a change of the revision only has no effects', () => {
  const before = {
    _id: 'drafts.plano',
    _type: 'plan',
    _rev: 'r1',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
  }
  expect(safeEffects(before, { ...before, _rev: 'r2' })).toEqual({ apply: [], revert: [] })
})
