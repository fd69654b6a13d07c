import { loadPage } from '@elos/content'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { lake } from './lake.ts'

/** '/blog/x' of the catch-all's segments. */
export function pathOf(segments: string[] | undefined): string {
  return `/${(segments ?? []).map(decodeURIComponent).join('/')}`
}

/**
 * What stands at a path, asked of the Lake once per rendering. The rendered page is tagged with every
 * document it was made from, so that publishing one of them renders this page again and no other.
 */
export const pageAt = cache(async (path: string) => {
  const loaded = await loadPage(lake, path, new Date())
  await tagRendering(loaded.tags)
  return loaded
})

/**
 * Next tags a page with the tags of the cached calls made while rendering it. The Lake's answers are
 * not cached, only pages are, so this empty call is what carries the tags.
 */
async function tagRendering(tags: string[]): Promise<void> {
  await unstable_cache(async () => true, tags, { tags })()
}
