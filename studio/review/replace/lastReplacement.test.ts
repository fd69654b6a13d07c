import { afterEach, expect, test, vi } from 'vitest'
import { storedReplacement, storeReplacement } from './lastReplacement.ts'

const made = { text: '24 horas', by: '24h', changes: [] }

afterEach(() => vi.unstubAllGlobals())

test('the last replacement is remembered, and forgotten once it is undone', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  storeReplacement(made)
  expect(storedReplacement()).toEqual(made)
  storeReplacement(undefined)
  expect(storedReplacement()).toBeUndefined()
})

test('a browser that stores nothing, or something else, hinders no replacement', () => {
  const refuse = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => '{', setItem: refuse, removeItem: refuse })
  expect(() => storeReplacement(made)).not.toThrow()
  expect(storedReplacement()).toBeUndefined()
})
