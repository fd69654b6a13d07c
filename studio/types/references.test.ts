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
