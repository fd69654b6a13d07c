import { isRecord } from '@elos/content/parts/stored/value'
import { expect, test } from 'vitest'
import { DecimalInput, WholeNumberInput } from '../base/numbers/NumberInputs.tsx'
import { AmountInput } from '../prices/amounts/AmountInput.tsx'
import { recordRules } from './testing/recordRules.ts'
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

/** The rules of a definition, each as the names of its calls. */
const rulesOf = (validation: unknown) =>
  recordRules(validation).map((chain) => chain.map(({ method }) => method).join('.'))

const typesWithRules = new Map(
  SCHEMA_NODES.filter(({ role, definition }) => role === 'type' && definition.validation).map(
    ({ definition }) => [definition.name, rulesOf(definition.validation)],
  ),
)

test('no field replaces the rules of its shared type, such as what a link needs', () => {
  expect([...typesWithRules.keys()]).toEqual(expect.arrayContaining(['link']))
  const replacing = SCHEMA_NODES.filter(({ role, definition: { type, validation } }) => {
    const shared = role !== 'type' && validation ? (typesWithRules.get(type) ?? []) : []
    return !shared.every((rule) => rulesOf(validation).includes(rule))
  })
  expect(replacing.map(({ path }) => path)).toEqual([])
})

test('every number has an input that reads it as Brazilians write it, which Sanity’s own does not', () => {
  const numbers = SCHEMA_NODES.filter(({ definition: { type } }) => type === 'number')
  expect(numbers.length).toBeGreaterThan(10)
  const read: unknown[] = [WholeNumberInput, DecimalInput, AmountInput]
  const others = numbers.filter(
    ({ definition: { components } }) => !read.includes(inputOf(components)),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})

const inputOf = (components: unknown) => isRecord(components) && components.input
