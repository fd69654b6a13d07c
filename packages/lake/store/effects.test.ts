import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { effectsBetween } from './effects.ts'

const AT = '2026-01-01T00:00:00Z'
const system = { _id: 'plano', _type: 'plan', _rev: 'r1', _createdAt: AT, _updatedAt: AT }
const body = [{ _key: 'a', text: 'Rede' }]
const before = { ...system, n: 1, body, Z: 'último', toString: 'nome' }

test.each<[string, Record<string, unknown>]>([
  ['changes an attribute', { ...before, n: 2 }],
  ['changes an item of a list', { ...before, body: [{ _key: 'a', text: 'Rede ampla' }] }],
  ['adds attributes', { ...before, constructor: null, ação: {} }],
  ['deletes attributes', { ...system, body }],
  ['changes, adds and deletes some', { ...system, n: null, outro: [] }],
  ['changes the revision alone', { ...before, _rev: 'r2' }],
])('effects of a mutation that %s lead to the next document and back', (_, changed) => {
  const after = { ...system, ...changed }
  const { apply, revert } = effectsBetween(before, after)
  const { _rev: first, ...from } = before
  const { _rev: second, ...to } = after
  expect(applyPatch(from, JSON.parse(JSON.stringify(apply)))).toEqual(to)
  expect(applyPatch(to, JSON.parse(JSON.stringify(revert)))).toEqual(from)
})

test('attributes beside a changed one keep their author', () => {
  const { apply } = effectsBetween(before, { ...before, n: 2 })
  const written = incremental.applyPatch(incremental.wrap(before, 'ana'), apply, 'bia')
  expect(written.content).toMatchObject({
    fields: { n: { startMeta: 'bia' }, body: { startMeta: 'ana' } },
  })
})
