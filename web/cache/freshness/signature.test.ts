import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { verifySignature } from './signature.ts'

const SECRET = 'a secret of some length'
const FIVE_MINUTES_MS = 5 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21)
const verify = (body: string, header: string | null, now = NOW) =>
  verifySignature(body, header, [SECRET], now)

test('a body that was just signed is accepted', async () => {
  const header = await encodeSignatureHeader('{"a":1}', NOW, SECRET)
  expect(await verify('{"a":1}', header)).toEqual({ ok: true, signature: header })
})

test('another body, another secret and no signature are refused', async () => {
  const header = await encodeSignatureHeader('{"a":1}', NOW, SECRET)
  const foreign = await encodeSignatureHeader('{"a":1}', NOW, 'another secret')
  expect((await verify('{"a":2}', header)).ok).toBe(false)
  expect((await verify('{"a":1}', foreign)).ok).toBe(false)
  expect((await verify('{"a":1}', null)).ok).toBe(false)
  expect((await verify('{"a":1}', 'nonsense')).ok).toBe(false)
  expect((await verify('{"a":1}', `${header}x`)).ok).toBe(false)
})

test('a signature is good for five minutes, either way', async () => {
  const header = await encodeSignatureHeader('a', NOW, SECRET)
  expect((await verify('a', header, NOW + FIVE_MINUTES_MS)).ok).toBe(true)
  expect((await verify('a', header, NOW + FIVE_MINUTES_MS + 1)).ok).toBe(false)
  expect((await verify('a', header, NOW - FIVE_MINUTES_MS - 1)).ok).toBe(false)
})

test('while the secret is being replaced, the one before is accepted too', async () => {
  const header = await encodeSignatureHeader('a', NOW, 'the secret before this one')
  const secrets = [SECRET, 'the secret before this one']
  expect((await verifySignature('a', header, secrets, NOW)).ok).toBe(true)
  expect((await verifySignature('a', header, [SECRET], NOW)).ok).toBe(false)
})
