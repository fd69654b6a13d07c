import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBrotli, compressZstd } from './compress.ts'

const bytes = Buffer.from('<p>Planos de saúde</p>'.repeat(100))
const other = Buffer.from('<p>Planos odontológicos</p>'.repeat(50))

test('bodies that are compressed at the same time come back each to who asked', async () => {
  const [first, second, third] = await Promise.all([
    compressBrotli(bytes),
    compressZstd(other),
    compressBrotli(other, bytes, 5),
  ])
  expect(brotliDecompressSync(first)).toEqual(bytes)
  expect(zstdDecompressSync(second)).toEqual(other)
  expect(brotliDecompressSync(third, { dictionary: bytes })).toEqual(other)
})
