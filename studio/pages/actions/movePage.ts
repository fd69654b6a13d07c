import { ClientError, type SanityClient } from '@sanity/client'
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

/** A page that is published under a new path. */
export interface MovedPage {
  /** The published id. */
  id: string
  change: PathChange
  /** The id for the redirect from the old path; undefined to create none. */
  redirectId: string | undefined
}

const REDIRECTS = '*[_type == "redirect" && source in $paths]{_id, source}'

/**
 * Publishes a page under its new path and creates the redirect from the old one. Rejects if somebody
 * changed the page in the meantime; the page is then unchanged and there is no new redirect. Without an answer of the
 * server it rejects too, and the redirect stays.
 */
export async function movePage(client: SanityClient, move: Move): Promise<void> {
  const { published, draft, change, redirectId } = move
  await publishMoved(client, [{ id: published._id, change, redirectId }], () =>
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: draft._id,
      publishedId: published._id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: published._rev,
    }),
  )
}

/**
 * Publishes drafts, some of which are pages with new paths, and creates the redirects from the old ones. Rejects when
 * `publish` does: there is no new redirect if the server refused it, and without an answer the redirects stay.
 *
 * Both paths of a page work at every moment, since a page takes precedence over a redirect on the same path. It cannot be
 * one transaction: the Studio waits for every event of a transaction on an open document, and would wait forever for the
 * events of other documents.
 */
export async function publishMoved(
  client: SanityClient,
  moves: readonly MovedPage[],
  publish: () => Promise<unknown>,
): Promise<void> {
  if (moves.length === 0) {
    await publish()
    return
  }
  const to = moves.map(({ change }) => change.to)
  const redirects = await client.fetch<{ _id: string; source: string }[]>(
    REDIRECTS,
    { paths: [...moves.map(({ change }) => change.from), ...to] },
    { perspective: 'raw' },
  )
  const withoutRedirects = (sources: readonly string[]) =>
    redirects
      .filter(({ source }) => sources.includes(source))
      .reduce((all, { _id }) => all.delete(_id), client.transaction())
  const created = moves.flatMap(({ id, change, redirectId }) => {
    // Another of the pages may take the path.
    if (!redirectId || to.includes(change.from)) return []
    const target = { _type: 'reference', _ref: id }
    return [{ _id: redirectId, _type: 'redirect', source: change.from, target, permanent: true }]
  })
  if (created.length > 0) {
    const free = withoutRedirects(created.map(({ source }) => source))
    await created.reduce((all, redirect) => all.create(redirect), free).commit()
  }
  try {
    await publish()
  } catch (error) {
    const undoing = created.reduce((all, { _id }) => all.delete(_id), client.transaction())
    // A refused publication did not take place; one without an answer may have.
    if (error instanceof ClientError && created.length > 0) await undoing.commit()
    throw error
  }
  const loops = withoutRedirects(to)
  // A redirect that stays at the new path has no effect: the page takes precedence.
  if (loops.serialize().length > 0) await loops.commit().catch(() => undefined)
}
