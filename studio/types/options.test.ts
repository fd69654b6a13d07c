import { expect, test } from 'vitest'
import { SCHEMA_NODES } from './testing/schemaNodes.ts'

const typesWithOptions = new Set(
  SCHEMA_NODES.filter(({ role, definition }) => role === 'type' && definition.options).map(
    ({ definition }) => definition.name,
  ),
)

test('no field replaces the options of its shared type, such as the focus of images or the list of icons', () => {
  expect([...typesWithOptions]).toEqual(expect.arrayContaining(['imageWithAlt', 'iconName']))
  const replacing = SCHEMA_NODES.filter(
    ({ role, definition: { type, options } }) =>
      role !== 'type' && options && typesWithOptions.has(type),
  )
  expect(replacing.map(({ path }) => path)).toEqual([])
})
