import type { SanityClient } from '@sanity/client'

/** The temporary redirects from the paths of documents whose pages visitors see, and their drafts. */
const ENDED = `*[_type == "redirect" && permanent == false && source in
  *[_id in $ids && (!defined(publishAt) || dateTime(publishAt) <= dateTime(now()))].route.path]._id`

/**
 * Deletes the redirects that led visitors elsewhere while pages were off the site. They have no effect once the pages are
 * back, which take precedence. One of a page that is still to come stays.
 *
 * @param ids the published ids of documents that were just published
 */
export async function endRedirects(client: SanityClient, ids: readonly string[]): Promise<void> {
  const ended = await client.fetch<string[]>(ENDED, { ids }, { perspective: 'raw' })
  if (ended.length === 0) return
  await ended.reduce((all, id) => all.delete(id), client.transaction()).commit()
}
