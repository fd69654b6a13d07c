import { loadPage } from '@elos/content'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { keep } from './keep.ts'
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
  await keep(loaded, now)
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
