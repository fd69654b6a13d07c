import { createSchema, isObjectSchemaType, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { isRequired } from '../base/fields/required.ts'
import { documents } from './documents/index.ts'
import { schemaTypes } from './index.ts'
import { type Draft, errorPaths } from './testing/validate.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** The type of the field at a path, as the form has it. */
const typeAt = (document: Draft, path: string) =>
  path.split('.').reduce<SchemaType | undefined>((type, name) => {
    const fields = type && isObjectSchemaType(type) ? type.fields : []
    return fields.find((field) => field.name === name)?.type
  }, schema.get(document._type))

const empty: Draft[] = documents.map(({ name }) => ({ _type: name }))

const claims: Draft[] = ['price', 'percent', 'count', 'duration', 'text'].flatMap((kind) => [
  { _type: 'claim', kind },
  { _type: 'claim', kind, next: { conditions: 'até 23 anos' } },
])

const links: Draft[] = ['chat', 'external'].map((action) => ({
  _type: 'siteSettings',
  headerButton: { label: 'Fale conosco', action },
}))

test.each([...empty, ...claims, ...links])(
  'each field without which %o is refused is marked as required',
  async (document) => {
    const unmarked = (await errorPaths(document)).filter((path) => {
      const type = typeAt(document, path)
      return !type || !isRequired(type, document)
    })
    expect(unmarked).toEqual([])
  },
)

test('nothing is marked that may stay empty', () => {
  const claim = { _type: 'claim', kind: 'percent' }
  const marked = ['title', 'subject', 'conditions', 'source', 'validUntil', 'note'].filter(
    (path) => {
      const type = typeAt(claim, path)
      return type && isRequired(type, claim)
    },
  )
  expect(marked).toEqual(['title'])
})
