import { unstable_cache } from 'next/cache'

/** Next ignores, with a warning, all tags of a call after the 128th. */
const TAGS_PER_CALL = 100

/**
 * Tells Next how long to store the answer being made, and which tags drop it.
 *
 * Next has no interface for this in a route handler: an answer gets the tags and the lifetime of the cached
 * calls that its handler makes. Our queries are not cached, only the answer is, so empty cached calls carry
 * both. If a release of Next ends this, 'a changed price shows on every page'
 * in tests/e2e/publishing.spec.ts fails.
 *
 * @param seconds after which the answer is made again although nothing was published
 */
export async function carryTags(tags: readonly string[], seconds: number): Promise<void> {
  for (let from = 0; from < tags.length; from += TAGS_PER_CALL) {
    const some = tags.slice(from, from + TAGS_PER_CALL)
    await unstable_cache(async () => true, some, { tags: some, revalidate: seconds })()
  }
}
