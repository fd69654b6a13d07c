import { unstable_cache } from 'next/cache'
import { readTag } from '../cache/readTime.ts'

/** Seconds after which an answer is made again on its own, in case a webhook was lost. */
const MAX_AGE = 300

/** Next drops, with a warning, what one call has beyond 128. */
const TAGS_AT_ONCE = 100

interface Life {
  /** A change that carries one of them drops the answer (`tagsOfChange`). */
  tags: string[]
  /** From this moment the answer may be wrong although no document has changed. */
  freshUntil: Date | null
}

/**
 * Tells Next how long to keep the answer being made, and what drops it. Next gives an answer the
 * tags and the age of the cached calls made on the way. The Lake's answers are not cached, only what
 * is made of them, so empty calls are what carries both.
 *
 * @param now when the reading of the documents began
 */
export async function keep({ tags, freshUntil }: Life, now: Date): Promise<void> {
  const revalidate = secondsUntil(freshUntil, now)
  for (let from = 0; from < tags.length; from += TAGS_AT_ONCE) {
    const some = tags.slice(from, from + TAGS_AT_ONCE)
    await unstable_cache(async () => true, some, { tags: [readTag(now), ...some], revalidate })()
  }
}

/** Until the day a claim begins or ends, or an article's hour comes, when that is sooner. */
function secondsUntil(moment: Date | null, now: Date): number {
  if (!moment) return MAX_AGE
  return Math.min(MAX_AGE, Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000)))
}
