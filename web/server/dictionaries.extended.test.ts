import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { DICTIONARY_CODINGS, dictionaryOf } from './dictionary.ts'
import { decodeWith } from './testing/decodeWith.ts'
import { testFront } from './testing/front.ts'

/** Waits until a body has been made in the background: as long as `expect.poll` does in every other test. */
const untilMade = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 10_000 })

const TEMPLATE = randomBytes(2000).toString('hex')
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const current = dictionaryOf(Buffer.from(`<!DOCTYPE html>${TEMPLATE}`))
const previous = dictionaryOf(Buffer.from(`<!DOCTYPE html>${TEMPLATE} antes`))
const other = dictionaryOf(Buffer.from('outro'))

const has = ({ hash }: { hash: Buffer }, accepted = 'gzip, br, zstd, dcb, dcz') => ({
  'accept-encoding': accepted,
  'available-dictionary': `:${hash.toString('base64')}:`,
})

const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="156", "Not=A?Brand";v="24"' }

/** A front whose Next answers with pages of the template, or with another type or status. */
async function front({ type = HTML['content-type'], status = 200, cache = false } = {}) {
  const next = { text: 'Texto' }
  const parts = await testFront(
    (request, response) => {
      response.writeHead(status, { 'content-type': type, [TAGS_HEADER]: 'doc:a' })
      response.end(`<!DOCTYPE html>${TEMPLATE}<p>${request.url} ${next.text}</p>`)
    },
    cache ? { cache: 'http' } : {},
  )
  await parts.dictionaries.start([current, previous])
  return { ...parts, next }
}

describe('the dictionary', () => {
  test('is found by way of an address that never changes, and is immutable under its own', async () => {
    const { get } = await front()
    const pointer = await get('/api/dicionario')
    expect([pointer.status, pointer.headers['cache-control'], pointer.headers.vary]).toEqual([
      307,
      'private, max-age=3600',
      'Save-Data',
    ])
    const file = await get(String(pointer.headers.location), { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(file.body)).toEqual(current.bytes)
    expect(file.headers).toMatchObject({
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
  })

  test('is compressed with the page that a browser on Chromium has, which may be used for nothing else', async () => {
    const { get, dictionaries } = await front()
    const first = await get('/pagina')
    const page = await get('/pagina', {
      ...CHROMIUM,
      'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    })
    expect(page.headers).toMatchObject({
      'use-as-dictionary': 'match="/api/dicionario/*"',
      'cache-control': 'private, max-age=0, stale-while-revalidate=604800',
    })
    expect(first.headers['use-as-dictionary']).toBeUndefined()
    const address = String((await get('/api/dicionario')).headers.location)
    const got = await untilMade(async () => {
      const answer = await get(address, has(dictionaryOf(first.body)))
      expect(answer.headers['content-encoding']).toBe('dcb')
      return answer
    })
    expect(decodeWith(first.body, 'dcb', got.body)).toEqual(current.bytes)
    expect(got.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
    // An unknown dictionary, and a page that is no longer this one.
    for (const unknown of [other, dictionaryOf(Buffer.from('antes'))])
      expect((await get(address, has(unknown))).headers['content-encoding']).not.toBe('dcb')
    expect(dictionaries.answerTo(address, {})?.headers['cache-control']).toContain('public')
  })

  test('is not sent to visitors who save data', async () => {
    const { get } = await front()
    const answer = await get('/api/dicionario', { 'save-data': 'on' })
    expect([answer.status, answer.body.length]).toEqual([204, 0])
  })

  test('does not exist under other addresses, nor before it is made', async () => {
    const { get, asked } = await testFront(() => undefined)
    const answers = [await get('/api/dicionario'), await get('/api/dicionario/0123')]
    expect(answers.map(({ status }) => status)).toEqual([204, 404])
    expect(asked).toEqual([])
  })
})

describe('a page', () => {
  test('that was published again is compressed with its earlier version, for a week', async () => {
    const { get, renewal, next } = await front()
    const old = await get('/pagina')
    next.text = 'Outro texto'
    await renewal.drop(['doc:a'])
    const fresh = await get('/pagina')
    expect(fresh.body).not.toEqual(old.body)
    const version = dictionaryOf(old.body)
    const got = await untilMade(async () => {
      const answer = await get('/pagina', { ...has(version), ...CHROMIUM })
      expect(answer.headers['content-encoding']).toBe('dcb')
      return answer
    })
    expect(decodeWith(old.body, 'dcb', got.body)).toEqual(fresh.body)
    expect(got.headers['use-as-dictionary']).toBe('match="/pagina", match-dest=("document")')
    expect((await get('/outra', has(version))).headers['content-encoding']).not.toMatch(/^dc/)
  })

  test('is a dictionary only for browsers on Chromium, which ask for each page all the same', async () => {
    const { get } = await front()
    await get('/')
    const coded = (headers = {}) =>
      untilMade(async () => {
        const answer = await get('/', { ...has(current), ...headers })
        expect(answer.headers['content-encoding']).toBe('dcb')
        return answer.headers
      })
    expect(await coded(CHROMIUM)).toMatchObject({
      'use-as-dictionary': 'match="/{}", match-dest=("document")',
      'cache-control': 'private, max-age=0, stale-while-revalidate=604800',
    })
    const others = await coded()
    expect(others['use-as-dictionary']).toBeUndefined()
    expect(others['cache-control']).toBe('private, max-age=0, must-revalidate')
  })

  test('that a browser has decoded with one dictionary is not sent again when it has another', async () => {
    const { get } = await front()
    await get('/pagina')
    const { etag } = await untilMade(async () => {
      const { headers } = await get('/pagina', has(current))
      expect(headers['content-encoding']).toBe('dcb')
      return headers
    })
    for (const headers of [has(previous), has(other), { 'accept-encoding': 'br' }]) {
      const again = await get('/pagina', { ...headers, 'if-none-match': String(etag) })
      expect([again.status, again.body.length]).toEqual([304, 0])
    }
  })

  test.each(DICTIONARY_CODINGS)('is the same page in %s', async (coding) => {
    const { get } = await front()
    const plain = await get('/pagina')
    for (const dictionary of [current, previous]) {
      const got = await untilMade(async () => {
        const answer = await get('/pagina', has(dictionary, coding))
        expect(answer.headers['content-encoding']).toBe(coding)
        return answer
      })
      expect(decodeWith(dictionary.bytes, coding, got.body)).toEqual(plain.body)
      expect(got.body.length).toBeLessThan(120)
      expect(got.headers).toMatchObject({
        vary: 'Accept-Encoding, Available-Dictionary',
        'cache-control': 'private, max-age=0, must-revalidate',
        'content-length': String(got.body.length),
      })
      const { headers, body } = await get('/pagina', has(dictionary, coding), 'HEAD')
      expect([headers['content-length'], body.length]).toEqual([String(got.body.length), 0])
      const again = { ...has(dictionary, coding), 'if-none-match': String(got.headers.etag) }
      expect((await get('/pagina', again)).status).toBe(304)
    }
  })

  test('is compressed with the current dictionary before anybody asks for it', async () => {
    const { get, renewal } = await front()
    await get('/pagina')
    await renewal.drop(['doc:a'])
    // The next page is compressed after it.
    await get('/depois')
    await untilMade(async () =>
      expect((await get('/depois', has(current))).headers['content-encoding']).toBe('dcb'),
    )
    expect((await get('/pagina', has(current))).headers['content-encoding']).toBe('dcb')
  })

  test('is not sent again to a browser that has it in another coding it accepts', async () => {
    const { get } = await front()
    await get('/pagina')
    const { headers } = await get('/pagina', { 'accept-encoding': 'gzip' })
    const again = { ...has(current), 'if-none-match': String(headers.etag) }
    expect((await get('/pagina', again)).status).toBe(304)
  })

  test.each([
    ['has no dictionary', { 'accept-encoding': 'br, dcb' }],
    ['has one that the site does not know', has(other)],
    ['has a dictionary and does not accept the codings', has(current, 'br, gzip')],
    ['refuses the codings', has(current, 'br, dcb;q=0, dcz;q=0')],
    ['sends a header that is none', { ...has(current), 'available-dictionary': 'x' }],
  ])('is sent in Brotli to a browser that %s', async (_, headers) => {
    const { get } = await front()
    const plain = await get('/pagina')
    await untilMade(async () => {
      const got = await get('/pagina', headers)
      expect(got.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(got.body)).toEqual(plain.body)
      expect(got.headers.vary).toBe('Accept-Encoding, Available-Dictionary')
    })
  })

  test('of a path that does not exist is not compressed with a dictionary, and names none', async () => {
    const { get } = await front({ status: 404 })
    await get('/nada')
    const { headers } = await get('/nada', has(current))
    expect([headers['content-encoding'], headers.link, headers.vary]).toEqual([
      'gzip',
      undefined,
      'Accept-Encoding',
    ])
  })

  test('has nothing to do with dictionaries behind a shared cache', async () => {
    const { get } = await front({ cache: true })
    await get('/pagina')
    const { headers } = await get('/pagina', has(current))
    expect(headers['content-encoding']).not.toMatch(/^dc/)
    expect([headers.link, headers.vary]).toEqual([undefined, 'Accept-Encoding'])
  })
})

test('what is no page names no dictionary', async () => {
  const { get } = await front({ type: 'application/json' })
  await get('/dados.json')
  const { headers } = await get('/dados.json', has(current))
  expect([headers.link, headers.vary]).toEqual([undefined, 'Accept-Encoding'])
})
