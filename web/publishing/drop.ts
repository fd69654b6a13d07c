import { setTimeout as pause } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { noteDropped } from './recentDrops.ts'
import { forgetPages } from './sitemapPages.ts'

/** Milliseconds. Longer than Next takes to store an answer after it was made. */
const STORING_MS = 10

/**
 * Has Next drop its stored answers with these tags. An answer that is being made meanwhile is made again
 * (`storableResponse`); one that was just made is stored first, so that it is dropped with the others.
 */
export async function drop(tags: readonly string[]): Promise<void> {
  noteDropped(tags, Date.now())
  forgetPages(tags)
  await pause(STORING_MS)
  // `expire: 0`: the next request must not get the outdated page.
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
