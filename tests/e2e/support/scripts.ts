import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts the bytes (gzip -9) of every script that a page fetches from now on. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    const bytes = answer.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.set(answer.url(), bytes)
  })
  return async () => {
    const sizes = await Promise.all(scripts.values())
    return sizes.reduce((total, bytes) => total + bytes, 0)
  }
}
