import { describe, expect, it } from 'vitest'
import { documents } from './documents/index.ts'
import { places } from './testing/walk.ts'

const documentTypes = new Set<unknown>(documents.map(({ name }) => name))

const targetsOf = (to: unknown): unknown[] =>
  [to]
    .flat()
    .map((target) => (typeof target === 'object' && target ? Reflect.get(target, 'type') : target))

const references = places.filter(({ definition }) => definition.type === 'reference')

describe('references', () => {
  it.each(references)('$path is strong and leads to documents', ({ definition }) => {
    expect(definition.weak).toBeUndefined()
    const targets = targetsOf(definition.to)
    expect(targets).not.toHaveLength(0)
    expect(targets.filter((target) => !documentTypes.has(target))).toEqual([])
  })
})

/** What names another document: written as text, it would break silently. */
const RELATIONS = new Set(
  'claim carrier plan product article route target subject price responseTime testimonial'.split(
    ' ',
  ),
)

it.each(
  places.filter(
    ({ role, definition }) => role === 'field' && RELATIONS.has(String(definition.name)),
  ),
)('$path is a reference, not a text', ({ definition }) => {
  expect(definition.type).toBe('reference')
})
