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
  const from = published?.path
  const to = draft?.path
  if (typeof from !== 'string' || typeof to !== 'string' || !from || !to) return undefined
  return from === to ? undefined : { from, to }
}

/** A redirect, or its draft, that acts on one of the paths. */
export interface Overtaken {
  _id: string
  source: string
}

/** Redirects, drafts included, that act on either path of a change. */
export const OVERTAKEN_QUERY = '*[_type == "redirect" && source in [$from, $to]]{_id, source}'

/** A page about to move. */
export interface Move {
  published: Revision
  draft: Revision
  change: PathChange
  /** What `OVERTAKEN_QUERY` found. */
  overtaken: readonly Overtaken[]
  /** Id for the redirect from the old path; undefined to leave none. */
  redirectId: string | undefined
}

/** The transactions that move a page; an empty one is not sent. */
export interface MoveSteps {
  /** Leads the old path to the page, in place of redirects that act on it. */
  lead: Action[]
  /** Publishes the page under its new path. */
  publish: Action[]
  /** Deletes redirects from the new path: they would loop. */
  clear: Action[]
  /** Takes the new redirect back when the page could not be published. */
  undo: Action[]
}

/**
 * How a page moves. A page goes before a redirect on the same path, so in this order neither path ever
 * leads nowhere. It takes several transactions: the Studio waits for every event of a transaction on an
 * open document, and would wait without end for those of other documents.
 */
export function moveSteps({ published, draft, change, overtaken, redirectId }: Move): MoveSteps {
  const { from, to } = change
  const idsAt = (path: string) =>
    overtaken.filter(({ source }) => source === path).map(({ _id }) => _id)
  return {
    lead: redirectId
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

function removals(ids: readonly string[]): Action[] {
  const drafts = ids.filter((id) => id.startsWith('drafts.'))
  const published = ids.filter((id) => !id.startsWith('drafts.'))
  const alone = drafts.filter((draft) => !published.includes(draft.slice('drafts.'.length)))
  return [
    ...published.map(
      (publishedId): Action => ({
        actionType: 'sanity.action.document.delete',
        publishedId,
        includeDrafts: drafts.filter((draft) => draft === `drafts.${publishedId}`),
      }),
    ),
    ...alone.map((draftId): Action => ({ actionType: 'sanity.action.document.discard', draftId })),
  ]
}
