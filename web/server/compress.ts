import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { constants } from 'node:zlib'
import { BackgroundQueue } from './backgroundQueue.ts'
import type { Compression, CompressionAnswer, CompressionRequest } from './compressionThread.ts'

/** The highest of Zstandard's levels that need no more memory to decode than browsers have (RFC 9659). */
const ZSTD_LEVEL = 19

/**
 * What compresses bodies that are sent often, one at a time: it takes a tenth of a second, on the processors that
 * answers being made need. None starts while pages are being renewed (renewal.ts).
 */
export const compressions = new BackgroundQueue()

/** Returns some bytes in Brotli, the smallest unless a quality is given; with a dictionary if one is given. */
export const compressBrotli = (
  bytes: Buffer,
  dictionary?: Buffer,
  level = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> => compress({ coding: 'br', bytes, dictionary, level })

/** Returns a small Zstandard frame of some bytes, with a dictionary if one is given. */
export const compressZstd = (
  bytes: Buffer,
  dictionary?: Buffer,
  level = ZSTD_LEVEL,
): Promise<Buffer> => compress({ coding: 'zstd', bytes, dictionary, level })

/** What waits for the thread, by the id of its request. */
const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
let lastId = 0
let thread: Worker | undefined

/** Has the thread compress a body. Rejects when the thread ends: it is started again for the next body. */
function compress(compression: Compression): Promise<Buffer> {
  thread ??= startThread()
  thread.ref()
  const id = ++lastId
  const answer = Promise.withResolvers<Buffer>()
  waiting.set(id, answer)
  thread.postMessage({ ...compression, id } satisfies CompressionRequest)
  return answer.promise
}

/** Starts the thread. It keeps the process alive only while somebody waits for it. */
function startThread(): Worker {
  // Beside this file, and like it TypeScript, or JavaScript in a release.
  const name = `compressionThread${extname(import.meta.filename)}`
  const started = new Worker(join(import.meta.dirname, name))
  started.on('message', ({ id, body }: CompressionAnswer) => {
    waiting.get(id)?.resolve(Buffer.from(body.buffer, body.byteOffset, body.length))
    waiting.delete(id)
    if (waiting.size === 0) started.unref()
  })
  const end = (error: unknown) => {
    if (thread === started) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.once('error', end)
  started.once('exit', (code) => end(new Error(`The compressing thread ended (${code})`)))
  return started
}
