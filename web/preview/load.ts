import { type Loaded, loadPage } from '@elos/content'
import { previewMoment, readPreviewDay } from '@elos/content/parts/preview/day'
import { withShortMarks } from '@elos/content/parts/preview/shortMarks'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { draftLake, lake, withDeadline } from '../lake.ts'
import { getShared } from '../shared/getShared.ts'

/** The cookie in which next-sanity keeps the perspective that is chosen in the Studio. */
const PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

/** What is previewed: for which ISO day (undefined: now), and whether with drafts. */
export interface Previewed {
  loaded: Loaded
  day: string | undefined
  withDrafts: boolean
}

/**
 * Loads what stands at a path, once per request. In draft mode: as it will be on a day, and with drafts unless
 * the Studio shows what is published. Others get what is published, now.
 *
 * @param asked the day, as it stands in the address
 */
export const loadPreview = cache(async (path: string, asked: unknown): Promise<Previewed> => {
  const { isEnabled } = await draftMode()
  const now = new Date(await getShared().now())
  if (!isEnabled)
    return { loaded: await loadPage(lake, path, now), day: undefined, withDrafts: false }
  const perspective = (await cookies()).get(PERSPECTIVE_COOKIE)?.value
  const withDrafts = perspective !== 'published'
  const client = withDrafts ? draftLake : draftLake.withConfig({ perspective: 'published' })
  const day = readPreviewDay(asked, now)
  return {
    loaded: await loadPage(withShortMarks(withDeadline(client)), path, previewMoment(day, now)),
    day,
    withDrafts,
  }
})
