import { unstable_cache } from 'next/cache'

/** Seconds after which an answer is made again on its own, in case a webhook was lost. */
const MAX_AGE = 300

interface Life {
  /** A change that carries one of them drops the answer (`tagsOfChange`). */
  tags: string[]
  /** From this moment the answer may be wrong although no document has changed. */
  freshUntil: Date | null
}

/**
 * Tells Next how long to keep the answer being made, and what drops it. Next gives an answer the
 * tags and the age of the cached calls made on the way. The Lake's answers are not cached, only what
 * is made of them, so this empty call is what carries both.
 */
export async function keep({ tags, freshUntil }: Life, now: Date): Promise<void> {
  const revalidate = secondsUntil(freshUntil, now)
  await unstable_cache(async () => true, tags, { tags, revalidate })()
}

/** Until the day a claim begins or ends, or an article's hour comes, when that is sooner. */
function secondsUntil(moment: Date | null, now: Date): number {
  if (!moment) return MAX_AGE
  return Math.min(MAX_AGE, Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000)))
}
