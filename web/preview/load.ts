import { type Loaded, loadPage, withSignedImages } from '@elos/content'
import { lakeOfDocuments } from '@elos/content/impact/documentLake'
import { previewMoment, readPreviewDay } from '@elos/content/parts/preview/day'
import { withShortMarks } from '@elos/content/parts/preview/shortMarks'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { env } from '../env.ts'
import { draftLake, withDeadline } from '../lake/client.ts'
import { signImage } from '../render/imageSignature.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { type PreviewedGroup, readGroup } from './group.ts'
import { requireDraftMode } from './requireDraftMode.ts'

/** The cookie in which next-sanity keeps the perspective that is chosen in the Studio. */
const PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

/** A loaded preview: for which ISO day (undefined: now), whether with drafts, and whether with those of a group alone. */
interface Previewed {
  loaded: Loaded
  day: string | undefined
  withDrafts: boolean
  group: Pick<PreviewedGroup, 'id' | 'name'> | undefined
}

/**
 * Loads what stands at a path for an editor, once per request: as it will be on a day, and with drafts, or those of a group
 * alone, unless the Studio shows what is published. Others are led to the page itself.
 *
 * @param askedDay the day, as it stands in the address
 * @param askedGroup the id of the group, as it stands in the address
 */
export const loadPreview = cache(
  async (path: string, askedDay: unknown, askedGroup: unknown): Promise<Previewed> => {
    await requireDraftMode(path)
    const now = new Date(getReplicas().now())
    const perspective = (await cookies()).get(PERSPECTIVE_COOKIE)?.value
    const withDrafts = perspective !== 'published'
    const client = withDrafts ? draftLake : draftLake.withConfig({ perspective: 'published' })
    const day = readPreviewDay(askedDay, now)
    const group = withDrafts ? await readGroup(askedGroup) : undefined
    const source = group ? lakeOfDocuments(group.documents) : withShortMarks(withDeadline(client))
    const loaded = await loadPage(source, path, previewMoment(day, now), env.SITE_URL)
    if (loaded.outcome !== 'page') return { loaded, day, withDrafts, group }
    const page = withSignedImages(loaded.page, signImage)
    return { loaded: { ...loaded, page }, day, withDrafts, group }
  },
)
