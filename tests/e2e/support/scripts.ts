import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The bytes of an answer, gzip -9. */
const gzipped = async (answer: Response) => gzipSync(await answer.body(), { level: 9 }).length

/** The bytes of an answer as browsers get it: text in Brotli 11, and fonts and photos as they are. */
export async function sent(answer: Response): Promise<number> {
  const body = await answer.body()
  const isText = /^text\/|json|svg|javascript/.test(answer.headers()['content-type'] ?? '')
  return isText ? brotliCompressSync(body).length : body.length
}

/** Counts the bytes (gzip -9) of every script that a page fetches from now on. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    scripts.set(answer.url(), gzipped(answer))
  })
  return async () => {
    const sizes = await Promise.all(scripts.values())
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
}
