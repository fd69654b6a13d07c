import schema from '@elos/content/generated/schema.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { validate } from '../testing/validate.ts'
import { documents } from './index.ts'

type Attributes = Readonly<Record<string, { type: string; optional?: boolean } | undefined>>

/** The fields that queries take for granted in a type: those that the generated schema has as required. */
function requiredIn(type: string): string[] {
  const entry = schema.find(({ name }) => name === type)
  const attributes: Attributes = entry?.attributes ?? entry?.value?.attributes ?? {}
  return Object.keys(attributes).filter((name) => attributes[name]?.optional === false)
}

/** The fields without which a document cannot be published, at a path. */
async function missingIn(draft: { _type: string; route?: object }, path = ''): Promise<string[]> {
  const found = await validate(draft)
  return found
    .filter((each) => each.level === 'error' && each.path.startsWith(path))
    .map((each) => each.path.slice(path.length))
    .filter((name) => !name.includes('.'))
}

test.each(documents)(
  '$name cannot be published without what queries take for granted',
  async ({ name, fields }) => {
    // The rule of a slug is one of our own, which the generated schema does not know.
    const slug = fields.some((field) => field.name === 'slug') ? ['slug'] : []
    const missing = await missingIn({ _type: name })
    expect(missing.toSorted()).toEqual([...requiredIn(name), ...slug].toSorted())
  },
)

test('a page cannot be published without what the registry of pages takes for granted', async () => {
  const missing = await missingIn({ _type: 'plan', route: { _type: 'route' } }, 'route.')
  expect(missing.toSorted()).toEqual(requiredIn('route').toSorted())
})
