import { expect, test } from 'vitest'
import { OneReplica } from './oneReplica.ts'

const LIMIT = { name: 'leads', max: 2, windowMs: 60_000 }

test('a sender may send as often as the limit says, and others are counted apart', async () => {
  const replica = new OneReplica()
  expect(await replica.take(LIMIT, 'a')).toBe(0)
  expect(await replica.take(LIMIT, 'a')).toBe(0)
  const wait = await replica.take(LIMIT, 'a')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(LIMIT.windowMs)
  expect(await replica.take(LIMIT, 'b')).toBe(0)
  expect(await replica.take({ ...LIMIT, name: 'search' }, 'a')).toBe(0)
})

test('a signature is accepted once', async () => {
  const replica = new OneReplica()
  expect([await replica.accept('a'), await replica.accept('a')]).toEqual([true, false])
})

test('it is always its turn to compare', async () => {
  expect(await new OneReplica().isTurnToCompare()).toBe(true)
})
