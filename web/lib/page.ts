import { loadPage } from '@elos/content'
import { unstable_cache } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { draftLake, lake } from './lake.ts'

/** '/blog/x' of the catch-all's segments. A segment that cannot be decoded stays as it is. */
export function pathOf(segments: string[] | undefined): string {
  return `/${(segments ?? []).map(decoded).join('/')}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Seconds after which a page is rendered again on its own, in case a webhook was lost. */
const MAX_AGE = 300

/**
 * What stands at a path, asked of the Lake once per rendering. The rendered page is tagged with every
 * document it was made from, so that publishing one of them renders this page again and no other.
 * In draft mode: what will stand there, rendered for this visitor alone.
 */
export const pageAt = cache(async (path: string) => {
  const now = new Date()
  const { isEnabled } = await draftMode()
  if (isEnabled) return loadPage(draftLake, path, now)
  const loaded = await loadPage(lake, path, now).catch(failed)
  if (loaded.outcome === 'failed') return loaded
  await tagRendering(loaded.tags, secondsUntil(loaded.freshUntil, now))
  return loaded
})

/**
 * The Lake could not be reached. The site goes on with the pages it has; one it lacks says that it
 * cannot be shown now. A build without the Lake must not pass for one.
 */
function failed(error: unknown): { outcome: 'failed' } {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) throw error
  console.error(JSON.stringify({ event: 'page-failed', error: String(error) }))
  return { outcome: 'failed' }
}

/** Until the day a claim on the page begins or ends, when that comes first. */
function secondsUntil(moment: Date | null, now: Date): number {
  if (!moment) return MAX_AGE
  return Math.min(MAX_AGE, Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000)))
}

/**
 * Next gives a page the tags and the age of the cached calls made while rendering it. The Lake's
 * answers are not cached, only pages are, so this empty call is what carries both.
 */
async function tagRendering(tags: string[], revalidate: number): Promise<void> {
  await unstable_cache(async () => true, tags, { tags, revalidate })()
}
