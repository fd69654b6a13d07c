import { expect, test } from 'vitest'
import { safeEffects, safePatch } from './effects.ts'
import { encodePatch } from './encodePatch.ts'

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

const from = { name: 'Plano Sênior', text: 'Cobertura em todo o país' }
const to = { ...from, name: 'Plano Familiar' }

test('a correct patch is used', () => {
  expect(safePatch(from, to)).toEqual(encodePatch(from, to))
})

test.each([
  ['gives another value', [17, 'Outro', 'name']],
  ['the decoder refuses', [99]],
])('the whole value replaces a patch that %s', (_, patch) => {
  expect(safePatch(from, to, () => patch)).toEqual([0, to])
})
