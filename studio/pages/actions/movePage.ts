import type { SanityClient } from '@sanity/client'
import type { PathChange } from './pathChange.ts'

interface Revision {
  _id: string
  _rev: string
}

interface Move {
  published: Revision
  draft: Revision
  change: PathChange
  /** The id for the redirect from the old path; undefined to create none. */
  redirectId: string | undefined
}

const REDIRECTS = '*[_type == "redirect" && source in [$from, $to]]{_id, source}'

/**
 * Publishes a page under its new path and creates the redirect from the old one. Rejects if somebody
 * changed the page in the meantime; the page is then unchanged and there is no new redirect.
 *
 * Both paths work at every moment, since a page takes precedence over a redirect on the same path. It cannot be one
 * transaction: the Studio waits for every event of a transaction on an open document, and would wait forever for the
 * events of other documents.
 */
export async function movePage(client: SanityClient, move: Move): Promise<void> {
  const { published, draft, change, redirectId } = move
  const redirects = await client.fetch<{ _id: string; source: string }[]>(
    REDIRECTS,
    { ...change },
    { perspective: 'raw' },
  )
  const withoutRedirects = (path: string) =>
    redirects
      .filter(({ source }) => source === path)
      .reduce((all, { _id }) => all.delete(_id), client.transaction())
  if (redirectId) {
    const target = { _type: 'reference', _ref: published._id }
    await withoutRedirects(change.from)
      .create({ _id: redirectId, _type: 'redirect', source: change.from, target, permanent: true })
      .commit()
  }
  try {
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: draft._id,
      publishedId: published._id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: published._rev,
    })
  } catch (error) {
    if (redirectId) await client.delete(redirectId)
    throw error
  }
  const loops = withoutRedirects(change.to)
  // A redirect that stays at the new path has no effect: the page takes precedence.
  if (loops.serialize().length > 0) await loops.commit().catch(() => undefined)
}
