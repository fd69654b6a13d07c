import { afterEach, expect, test } from 'vitest'
import { droppedSince, noteDropped } from './recentDrops.ts'

afterEach(() => {
  globalThis.droppedTags = undefined
})

test('an answer is outdated when one of its tags was dropped at its moment or later', () => {
  noteDropped(['doc:a'], 1000)
  expect(droppedSince(['list:b', 'doc:a'], 1000)).toBe(true)
  expect(droppedSince(['doc:a'], 999)).toBe(true)
  expect(droppedSince(['doc:a'], 1001)).toBe(false)
  expect(droppedSince(['list:b'], 0)).toBe(false)
})

test('drops are forgotten after a minute', () => {
  noteDropped(['doc:a'], 1000)
  noteDropped(['doc:b'], 62_000)
  expect(droppedSince(['doc:a'], 0)).toBe(false)
  expect(droppedSince(['doc:b'], 0)).toBe(true)
})
