// The thread that compresses: what takes a tenth of a second and megabytes of memory for each body must not hold up
// the thread that answers visitors. One body after the other, in the order in which they come.
import { getPriority, constants as os, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib'

declare module 'zlib' {
  interface BrotliOptions {
    /** Bytes that the decoder has too. Node has the option; its types do not name it yet. */
    dictionary?: NodeJS.ArrayBufferView | undefined
  }
}

/** A body to compress. */
export interface Compression {
  coding: 'br' | 'zstd'
  bytes: Uint8Array
  /** Bytes that the decoder has too. */
  dictionary: Uint8Array | undefined
  /** From fast to small: up to 11 for Brotli, up to 22 for Zstandard. */
  level: number
}

/** What the thread is asked, and what it answers to the request with the same id. An error ends the thread. */
export type CompressionRequest = Compression & { id: number }
export type CompressionAnswer = { id: number; body: Uint8Array }

const COMPRESS: Record<Compression['coding'], (compression: Compression) => Buffer> = {
  br: ({ bytes, dictionary, level }) =>
    brotliCompressSync(bytes, {
      dictionary,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: ({ bytes, dictionary, level }) =>
    zstdCompressSync(bytes, {
      dictionary,
      // Zstandard prepares for a body of any length otherwise, which takes seven times as long.
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }),
}

// On Linux the priority is that of this thread alone (setpriority(2), "C library/kernel differences").
if (process.platform === 'linux')
  setPriority(0, Math.max(getPriority(0), os.priority.PRIORITY_BELOW_NORMAL))

parentPort?.on('message', ({ id, ...compression }: CompressionRequest) => {
  const body = COMPRESS[compression.coding](compression)
  parentPort?.postMessage({ id, body } satisfies CompressionAnswer)
})
