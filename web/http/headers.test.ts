import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTags, writeTags } from './headers.ts'

test('common tags can be read in a header as they are', () => {
  expect(writeTags(['doc:a', 'path:/amil-saude'])).toBe('doc:a,path:/amil-saude')
})

test('any tags are the value of a header, and the same tags when it is read', () => {
  const tag = fc.string({ unit: 'binary', minLength: 1 })
  fc.assert(
    fc.property(fc.array(tag, { minLength: 1 }), (tags) => {
      const { headers } = new Response(null, { headers: { tags: writeTags(tags) } })
      expect(readTags(headers.get('tags') ?? '')).toEqual(tags)
    }),
  )
})

test('half a character, which a cut may leave, is replaced', () => {
  expect(readTags(writeTags(['path:/\ud83d']))).toEqual(['path:/\ufffd'])
})
