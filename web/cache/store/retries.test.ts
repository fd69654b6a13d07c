import { expect, test } from 'vitest'
import { Retries } from './retries.ts'

test('a path that failed is tried again after pauses that double, up to five minutes', () => {
  const retries = new Retries()
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    retries.failed('/a', 0)
    expect(retries.due(seconds * 1000 - 1)).toEqual([])
    expect(retries.due(seconds * 1000)).toEqual(['/a'])
  }
  retries.hasten('/a')
  expect(retries.due(0)).toEqual(['/a'])
  retries.failed('/a', 0)
  expect(retries.due(2000)).toEqual(['/a'])
})
