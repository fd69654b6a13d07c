import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { availableHash, DICTIONARY_CODINGS, dictionaryOf, encodeWith } from './dictionary.ts'
import { decodeWith } from './testing/decodeWith.ts'

const dictionary = dictionaryOf(Buffer.from('Saúde para a sua empresa. '.repeat(40)))
const HASH = dictionary.hash.toString('base64')

/** As RFC 9842 gives them, sections 4 and 5. */
const MAGIC = { dcb: 'ff444342', dcz: '5e2a4d1820000000' }

test.each(DICTIONARY_CODINGS)(
  'a body in %s begins with its magic number and the hash of its dictionary, and is small',
  async (coding) => {
    const body = Buffer.from(`${dictionary.bytes}E mais.`)
    const coded = await encodeWith(dictionary, coding, body)
    const hash = createHash('sha256').update(dictionary.bytes).digest('hex')
    expect(coded.toString('hex').startsWith(MAGIC[coding] + hash)).toBe(true)
    expect(coded.length).toBeLessThan(100)
    expect(decodeWith(dictionary.bytes, coding, coded)).toEqual(body)
  },
)

test.each(DICTIONARY_CODINGS)('an empty body is one in %s too', async (coding) => {
  const coded = await encodeWith(dictionary, coding, Buffer.alloc(0))
  expect(decodeWith(dictionary.bytes, coding, coded)).toEqual(Buffer.alloc(0))
})

test('the hash of an available dictionary is read', () => {
  expect(availableHash(`:${HASH}:`)).toBe(HASH)
})

test.each([undefined, '', HASH, `:${HASH}`, ':AAAA:', `:${HASH}:, :${HASH}:`, [`:${HASH}:`]])(
  'no hash is read from %j',
  (header) => {
    expect(availableHash(header)).toBeUndefined()
  },
)
