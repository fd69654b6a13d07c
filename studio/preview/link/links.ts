import { lastDayOfLink, PREVIEW_LINK_TYPE, previewLinkId } from '@elos/content/parts/preview/link'
import { dayOf } from '@elos/content/parts/time/day'
import type { SanityClient } from '@sanity/client'

/** The record of a link that shows a draft. */
export interface PreviewLink {
  _id: string
  _createdAt: string
  /** The name of who made it. */
  author: string
  /** The last day on which it is valid, in ISO. */
  lastDay: string
}

/** The valid links of a document (`$id`, on the day `$today`), the newest first, and what to listen to. */
export const LINKS = {
  fetch: `*[_type == "${PREVIEW_LINK_TYPE}" && document == $id && lastDay >= $today]
    | order(_createdAt desc){_id, _createdAt, author, lastDay}`,
  listen: `*[_type == "${PREVIEW_LINK_TYPE}" && document == $id]`,
}

/** The links that are valid no longer (on the day `$today`). */
const EXPIRED = `*[_type == "${PREVIEW_LINK_TYPE}" && lastDay < $today]._id`

interface NewLink {
  key: string
  /** The published id of the document that it shows. */
  document: string
  author: string
}

/** Makes a link that is valid from now on, and deletes all that have expired. */
export async function makeLink(
  client: SanityClient,
  { key, document, author }: NewLink,
  now: Date,
): Promise<void> {
  const params = { today: dayOf(now) }
  const expired = await client.fetch<string[]>(EXPIRED, params, { perspective: 'raw' })
  await expired
    .reduce((all, id) => all.delete(id), client.transaction())
    .create({
      _id: previewLinkId(key),
      _type: PREVIEW_LINK_TYPE,
      document,
      author,
      lastDay: lastDayOfLink(now),
    })
    .commit()
}
