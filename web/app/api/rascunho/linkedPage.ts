import { loadPage, type Page } from '@elos/content'
import { previewLinkId } from '@elos/content/parts/preview/link'
import { dayOf } from '@elos/content/parts/time/day'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { type draftLake, withDeadline } from '../../../lake/client.ts'
import { asContent } from '../../../monitoring/contentError.ts'

/** The record of a link that is still valid, with where its document has its page: in the draft, if there is one. */
const LINK_QUERY = `*[_id == $id && lastDay >= $today][0]{
  document, lastDay,
  "page": coalesce(*[_id == "drafts." + ^.document][0], *[_id == ^.document][0]){"path": route.path, publishAt}
}`

const linkSchema = z.object({
  document: z.string(),
  lastDay: z.string(),
  page: z.object({ path: z.string(), publishAt: z.string().nullish() }),
})

/** The page that a link shows. */
interface LinkedPage {
  page: Page
  /** The last day on which the link is valid, in ISO. */
  lastDay: string
}

/**
 * Loads the page that a link shows, with drafts, and as on its first day if that is still to come. Undefined for a link
 * that was never made, has expired or was revoked, and for a document that has no page.
 *
 * @param client reads drafts, without marks for click-to-edit
 * @throws ContentError when the content server cannot be read before `signal` aborts
 */
export async function loadLinkedPage(
  client: typeof draftLake,
  key: string,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<LinkedPage | undefined> {
  const params = { id: previewLinkId(key), today: dayOf(now) }
  const asked = client.fetch<unknown>(LINK_QUERY, params, { perspective: 'raw', signal })
  const link = linkSchema.safeParse(await asContent(asked, env, 'SANITY_READ_TOKEN')).data
  if (!link) return undefined
  const { document, lastDay, page } = link
  const due = Date.parse(page.publishAt ?? '')
  const moment = due > now.getTime() ? new Date(due) : now
  const reader = withDeadline(client, () => signal)
  const loaded = await loadPage(reader, page.path, moment, env.SITE_URL)
  // Another document may have its page at the same address.
  const isPage = loaded.outcome === 'page' && loaded.madeFrom.includes(document)
  return isPage ? { page: loaded.page, lastDay } : undefined
}
