import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { safeEffects } from './effects.ts'

const before: LakeDocument = {
  _id: 'drafts.plano',
  _type: 'plan',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  name: 'Plano Sênior',
}
const after: LakeDocument = { ...before, _rev: 'r2', name: 'Plano Familiar' }

const { _rev: _before, ...contentBefore } = before
const { _rev: _after, ...contentAfter } = after

test('effects turn one document into the other and back, without revisions', () => {
  const { apply, revert } = safeEffects(before, after)
  expect(applyPatch(contentBefore, apply)).toEqual(contentAfter)
  expect(applyPatch(contentAfter, revert)).toEqual(contentBefore)
})

test('a change of the revision only has no effects', () => {
  expect(safeEffects(before, { ...before, _rev: 'r2' })).toEqual({ apply: [], revert: [] })
})

test('a creation reverts to null and a deletion becomes null', () => {
  expect(safeEffects(null, after)).toEqual({ apply: [0, contentAfter], revert: [0, null] })
  expect(safeEffects(before, null)).toEqual({ apply: [0, null], revert: [0, contentBefore] })
})
