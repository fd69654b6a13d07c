import { expect, test } from 'vitest'
import { ExpiringMap } from './expiringMap.ts'

test('a value can be read until it expires', () => {
  const map = new ExpiringMap<string>(1000, 10)
  map.set('a', 'one', 5000)
  expect(map.get('a', 5999)).toEqual({ value: 'one', until: 6000 })
  expect(map.get('a', 6000)).toBeUndefined()
  expect(map.get('b', 5000)).toBeUndefined()
})

test('setting a value again renews its lifetime', () => {
  const map = new ExpiringMap<string>(1000, 10)
  map.set('a', 'one', 5000)
  map.set('a', 'two', 5500)
  expect(map.get('a', 6400)?.value).toBe('two')
})

test('the oldest value is forgotten when the map is full', () => {
  const map = new ExpiringMap<number>(1000, 3)
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) map.set(name, index, index)
  expect(['a', 'b', 'c', 'd'].map((name) => map.get(name, 10)?.value)).toEqual([undefined, 1, 2, 3])
})
