import { expect, test } from 'vitest'
import { dictionaryOf } from './dictionary.ts'
import { EarlierVersions } from './earlierVersions.ts'

const hashOf = (body: Buffer) => dictionaryOf(body).hash.toString('base64')
const page = (text: string) => Buffer.alloc(4_000_000, text)

test('a version is found by its path and hash', () => {
  const versions = new EarlierVersions()
  const body = page('a')
  const version = versions.add('/', body)
  expect(versions.get('/', hashOf(body))).toBe(version)
  expect(versions.get('/outra', hashOf(body))).toBeUndefined()
})

test('beyond 16 MB the oldest versions are forgotten; one that came again is not old', () => {
  const versions = new EarlierVersions()
  const bodies = ['a', 'b', 'c', 'd', 'a', 'e'].map(page)
  for (const body of bodies) versions.add('/', body)
  const found = ['a', 'b', 'c', 'd', 'e'].filter((text) => versions.get('/', hashOf(page(text))))
  expect(found).toEqual(['a', 'c', 'd', 'e'])
})
