import { describe, expect, test } from 'vitest'
import { documents } from './documents/index.ts'
import { SCHEMA_NODES } from './testing/schemaNodes.ts'

const DOCUMENT_TYPES = new Set<unknown>(documents.map(({ name }) => name))

const targetsOf = (to: unknown): unknown[] =>
  [to]
    .flat()
    .map((target) => (typeof target === 'object' && target ? Reflect.get(target, 'type') : target))

const references = SCHEMA_NODES.filter(({ definition }) => definition.type === 'reference')

describe('references', () => {
  test.each(references)('$path is strong and refers only to document types', ({ definition }) => {
    expect(definition.weak).toBeUndefined()
    const targets = targetsOf(definition.to)
    expect(targets).not.toHaveLength(0)
    expect(targets.filter((target) => !DOCUMENT_TYPES.has(target))).toEqual([])
  })
})

/** Fields that must be references: a link stored as text would break without an error. */
const RELATIONS = new Set(
  'claim carrier plan product article target subject price responseTime testimonial'.split(' '),
)

/** The fields of links that lead to a page; the page of a lead is an address. */
const PAGES = new Set(['link.page', 'routeLink.page'])

test.each(
  SCHEMA_NODES.filter(
    ({ role, path, definition }) =>
      role === 'field' && (RELATIONS.has(String(definition.name)) || PAGES.has(path)),
  ),
)('$path is a reference, not a text', ({ definition }) => {
  expect(definition.type).toBe('reference')
})
