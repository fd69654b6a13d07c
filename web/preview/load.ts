import { type Loaded, loadPage, withSignedImages } from '@elos/content'
import { previewMoment, readPreviewDay } from '@elos/content/parts/preview/day'
import { withShortMarks } from '@elos/content/parts/preview/shortMarks'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { env } from '../env.ts'
import { draftLake, withDeadline } from '../lake/client.ts'
import { signImage } from '../render/imageSignature.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { requireDraftMode } from './requireDraftMode.ts'

/** The cookie in which next-sanity keeps the perspective that is chosen in the Studio. */
const PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

/** A loaded preview: for which ISO day (undefined: now), and whether with drafts. */
interface Previewed {
  loaded: Loaded
  day: string | undefined
  withDrafts: boolean
}

/**
 * Loads what stands at a path for an editor, once per request: as it will be on a day, and with drafts unless the Studio
 * shows what is published. Others are led to the page itself.
 *
 * @param asked the day, as it stands in the address
 */
export const loadPreview = cache(async (path: string, asked: unknown): Promise<Previewed> => {
  await requireDraftMode(path)
  const now = new Date(getReplicas().now())
  const perspective = (await cookies()).get(PERSPECTIVE_COOKIE)?.value
  const withDrafts = perspective !== 'published'
  const client = withDrafts ? draftLake : draftLake.withConfig({ perspective: 'published' })
  const day = readPreviewDay(asked, now)
  const marked = withShortMarks(withDeadline(client))
  const loaded = await loadPage(marked, path, previewMoment(day, now), env.SITE_URL)
  if (loaded.outcome !== 'page') return { loaded, day, withDrafts }
  const page = withSignedImages(loaded.page, signImage)
  return { loaded: { ...loaded, page }, day, withDrafts }
})
