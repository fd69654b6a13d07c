import { createSchema, isObjectSchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from './index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** The value that a field of a new document has before somebody writes in it. */
function firstValue(type: string, field: string): unknown {
  const found = schema.get(type)
  const fields = found && isObjectSchemaType(found) ? found.fields : []
  return fields.find(({ name }) => name === field)?.type.initialValue
}

test('a new testimonial has no stars until somebody says how many its author gave', () => {
  expect(firstValue('testimonial', 'rating')).toBeUndefined()
})

test('a new redirect is temporary: browsers never forget one that is not', () => {
  expect(firstValue('redirect', 'permanent')).toBe(false)
})

test.each([
  ['richText', ['block', 'claimCallout', 'dataTable', 'figure', 'agePrices']],
  ['legalText', ['block', 'claimCallout', 'dataTable', 'figure', 'storageTable', 'formsTable']],
])('the menu of %s offers %j', (type, names) => {
  const found = schema.get(type)
  expect(found && 'of' in found ? found.of.map(({ name }) => name) : []).toEqual(names)
})
