import { expect, test } from 'vitest'
import { surrogateKeys } from './surrogateKeys.ts'

test('each tag has a short key of its own, always the same, that no cache can misread', () => {
  const tags = ['doc:a', 'list:article', 'path:/blog/São Paulo, e mais', 'doc:A']
  const keys = surrogateKeys(tags)
  expect(new Set(keys).size).toBe(tags.length)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{12}$/)
  expect(surrogateKeys(tags)).toEqual(keys)
})

test('the keys of an answer fit into the header of every cache, however many tags it has', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `doc:${index}`)
  expect(surrogateKeys(many(1000)).join(' ').length).toBeLessThan(16 * 1024)
  expect(surrogateKeys(many(1001))).toEqual(surrogateKeys(['site']))
})
