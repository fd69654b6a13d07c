import { isRecord, textOf } from '@elos/content/parts/stored/value'
import type { Action } from '@sanity/client'

/** A page's path before and after it is published. */
export interface PathChange {
  from: string
  to: string
}

type Fields = Readonly<Record<string, unknown>>

interface Revision {
  _id: string
  _rev: string
}

/** The change of path that publishing a draft would make; undefined for a new page or the same path. */
export function pathChange(published: Fields | null, draft: Fields | null): PathChange | undefined {
  const [from, to] = [published, draft].map((each) =>
    isRecord(each?.route) ? textOf(each.route.path) : '',
  )
  return from && to && from !== to ? { from, to } : undefined
}

/** A redirect, or its draft, from the old or the new path of a page. */
export interface ExistingRedirect {
  _id: string
  source: string
}

/** Finds the redirects, drafts included, from the old or the new path of a change. */
export const EXISTING_REDIRECTS_QUERY =
  '*[_type == "redirect" && source in [$from, $to]]{_id, source}'

/** A move of a page to a new path. */
export interface Move {
  published: Revision
  draft: Revision
  change: PathChange
  /** The result of `EXISTING_REDIRECTS_QUERY`. */
  existing: readonly ExistingRedirect[]
  /** Id for the redirect from the old path; undefined to create none. */
  redirectId: string | undefined
}

/** The transactions that move a page. An empty one need not be sent. */
interface MoveSteps {
  /** Redirects the old path to the page, and deletes other redirects from it. */
  redirect: Action[]
  /** Publishes the page under its new path. */
  publish: Action[]
  /** Deletes redirects from the new path, which would loop. */
  clear: Action[]
  /** Deletes the new redirect if the page could not be published. */
  undo: Action[]
}

/**
 * The transactions that move a page, in the order to send them. Both paths work at every moment,
 * since a page takes precedence over a redirect on the same path. They cannot be one transaction: the
 * Studio waits for every event of a transaction on an open document, and would wait forever for the
 * events of other documents.
 */
export function moveSteps({ published, draft, change, existing, redirectId }: Move): MoveSteps {
  const { from, to } = change
  const idsAt = (path: string) =>
    existing.filter(({ source }) => source === path).map(({ _id }) => _id)
  return {
    redirect: redirectId
      ? [...removals(idsAt(from)), ...redirectActions(redirectId, from, published._id)]
      : [],
    publish: [
      {
        actionType: 'sanity.action.document.publish',
        draftId: draft._id,
        publishedId: published._id,
        ifDraftRevisionId: draft._rev,
        ifPublishedRevisionId: published._rev,
      },
    ],
    clear: removals(idsAt(to)),
    undo: redirectId ? removals([redirectId]) : [],
  }
}

function redirectActions(publishedId: string, source: string, target: string): Action[] {
  const draftId = `drafts.${publishedId}`
  const attributes = {
    _id: draftId,
    _type: 'redirect',
    source,
    target: { _type: 'reference', _ref: target },
    permanent: true,
  }
  return [
    { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' },
    { actionType: 'sanity.action.document.publish', draftId, publishedId },
  ]
}

/** Deletes published redirects with their drafts, and discards drafts that were never published. */
function removals(ids: readonly string[]): Action[] {
  const drafts = ids.filter((id) => id.startsWith('drafts.'))
  const published = ids.filter((id) => !id.startsWith('drafts.'))
  const unpublished = drafts.filter((draft) => !published.includes(draft.slice('drafts.'.length)))
  return [
    ...published.map(
      (publishedId): Action => ({
        actionType: 'sanity.action.document.delete',
        publishedId,
        includeDrafts: drafts.filter((draft) => draft === `drafts.${publishedId}`),
      }),
    ),
    ...unpublished.map(
      (draftId): Action => ({ actionType: 'sanity.action.document.discard', draftId }),
    ),
  ]
}
