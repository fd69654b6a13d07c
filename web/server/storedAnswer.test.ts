import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import {
  compressFully,
  encodeBody,
  type StoredAnswer,
  storableTags,
  toStoredAnswer,
} from './storedAnswer.ts'

const TEXT = Buffer.from('saúde '.repeat(100))

describe('an answer may be stored', () => {
  test.each([200, 307, 308, 404])('with tags and status %i', (status) => {
    const headers = { [TAGS_HEADER]: 'doc:a,list:b' }
    expect(storableTags({ status, headers })).toEqual(['doc:a', 'list:b'])
  })

  test.each([204, 304, 400, 405, 500, 503])('but not with status %i', (status) => {
    expect(storableTags({ status, headers: { [TAGS_HEADER]: 'doc:a' } })).toBeUndefined()
  })

  test('but not without tags', () => {
    expect(storableTags({ status: 200, headers: {} })).toBeUndefined()
  })
})

test('a stored answer has the headers for visitors, and the lifetime that Next gives it', async () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=300, stale-while-revalidate=300',
    'set-cookie': ['a=b'],
    'x-nextjs-cache': 'HIT',
    'content-security-policy': "default-src 'none'",
  }
  const stored = await toStoredAnswer({ status: 200, headers, body: TEXT }, ['doc:a'], 1000)
  expect(stored.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect([stored.expiresAt, stored.isStale]).toEqual([301_000, false])
})

test('an answer without a lifetime is renewed at the next request', async () => {
  const headers = { 'x-nextjs-cache': 'STALE' }
  const stored = await toStoredAnswer({ status: 200, headers, body: TEXT }, [], 1000)
  expect([stored.expiresAt, stored.isStale]).toEqual([1000, true])
})

describe('a body', () => {
  test.each([
    'text/html; charset=utf-8',
    'application/json',
    'application/rss+xml',
    'image/svg+xml',
  ])('of type %s is stored as it is, in gzip and in Brotli', async (type) => {
    const answer = await toStoredAnswer(
      { status: 200, headers: { 'content-type': type }, body: TEXT },
      [],
      0,
    )
    await compressFully(answer)
    const none = Buffer.alloc(0)
    const { identity, gzip = none, br = none } = answer.bodies
    expect([identity, gunzipSync(gzip), brotliDecompressSync(br)]).toEqual([TEXT, TEXT, TEXT])
  })

  const page = (body: Buffer, status = 200, replaced?: StoredAnswer) =>
    toStoredAnswer({ status, headers: { 'content-type': 'text/html' }, body }, [], 0, replaced)

  test('that is the same as the one it replaces is not compressed again', async () => {
    const first = await page(TEXT)
    const same = await page(Buffer.from(TEXT), 200, first)
    const other = await page(Buffer.from(`${TEXT}.`), 200, first)
    expect([same.bodies === first.bodies, same.hash]).toEqual([true, first.hash])
    expect(other.bodies.identity.toString()).toBe(`${TEXT}.`)
    await compressFully(same)
    expect(first.bodies.br).toBeDefined()
  })

  test('that is no longer in use when its turn comes is not compressed', async () => {
    const answer = await page(TEXT)
    await compressFully(answer, () => false)
    expect(answer.bodies.br).toBeUndefined()
  })

  test('of a page for a path that does not exist is not compressed further than with gzip', async () => {
    const answer = await page(TEXT, 404)
    await compressFully(answer)
    expect(Object.keys(answer.bodies).sort()).toEqual(['gzip', 'identity'])
  })

  test.each(['image/png', 'font/woff2', ''])('of type %j is stored as it is', async (type) => {
    expect((await encodeBody(TEXT, type)).bodies).toEqual({ identity: TEXT })
  })

  test('has a hash of its content', async () => {
    const [first, same, other] = await Promise.all([
      encodeBody(TEXT, 'text/plain'),
      encodeBody(Buffer.from(TEXT), 'image/png'),
      encodeBody(Buffer.from('a'), 'text/plain'),
    ])
    expect(first?.hash).toMatch(/^[\w-]{22}$/)
    expect(same?.hash).toBe(first?.hash)
    expect(other?.hash).not.toBe(first?.hash)
  })
})
