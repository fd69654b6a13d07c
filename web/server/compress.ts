import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'
import { BackgroundQueue } from './backgroundQueue.ts'

declare module 'zlib' {
  interface BrotliOptions {
    /** Bytes that the decoder has too. Node has the option; its types do not name it yet. */
    dictionary?: NodeJS.ArrayBufferView | undefined
  }
}

/** The highest of Zstandard's levels that need no more memory to decode than browsers have (RFC 9659). */
const ZSTD_LEVEL = 19

/**
 * What compresses bodies that are sent often, one at a time: it takes a tenth of a second, on the threads and
 * processors that answers being made need. None starts while pages are being renewed (renewal.ts).
 */
export const compressions = new BackgroundQueue()

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)

/** Returns some bytes in Brotli, the smallest unless a quality is given; with a dictionary if one is given. */
export function compressBrotli(
  bytes: Buffer,
  dictionary?: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  return brotli(bytes, {
    dictionary,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Returns a small Zstandard frame of some bytes, with a dictionary if one is given. */
export function compressZstd(
  bytes: Buffer,
  dictionary?: Buffer,
  level = ZSTD_LEVEL,
): Promise<Buffer> {
  return zstd(bytes, {
    dictionary,
    // Zstandard prepares for a body of any length otherwise, which takes seven times as long.
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  })
}
