import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { DictionaryCoding } from '../dictionary.ts'

/** Bytes before the compressed data: the magic number and the SHA-256 of the dictionary. */
const START = { dcb: 4 + 32, dcz: 8 + 32 }

/**
 * Decodes a body as a browser that has the dictionary.
 *
 * @throws Error when it was made with another dictionary
 */
export function decodeWith(dictionary: Buffer, coding: DictionaryCoding, coded: Buffer): Buffer {
  const start = START[coding]
  const hash = createHash('sha256').update(dictionary).digest()
  if (!coded.subarray(start - 32, start).equals(hash))
    throw new Error('Another dictionary is needed')
  const decompress = { dcb: brotliDecompressSync, dcz: zstdDecompressSync }[coding]
  return decompress(coded.subarray(start), { dictionary })
}
