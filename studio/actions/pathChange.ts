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

/** Redirects, drafts included, that act on either path of a change. */
export const OVERTAKEN_QUERY = '*[_type == "redirect" && source in [$from, $to]]._id'

interface Move {
  published: Revision
  draft: Revision
  change: PathChange
  /** Ids that `OVERTAKEN_QUERY` found. */
  overtaken: readonly string[]
  /** Id for the redirect from the old path; undefined to leave none. */
  redirectId: string | undefined
}

/**
 * One transaction that publishes a page under its new path, leads the old path to it, and deletes the
 * redirects the page overtakes: one from the new path would loop, one from the old would compete.
 */
export function moveActions({ published, draft, change, overtaken, redirectId }: Move): Action[] {
  const publish: Action = {
    actionType: 'sanity.action.document.publish',
    draftId: draft._id,
    publishedId: published._id,
    ifDraftRevisionId: draft._rev,
    ifPublishedRevisionId: published._rev,
  }
  const redirect = redirectId ? redirectActions(redirectId, change.from, published._id) : []
  return [publish, ...removals(overtaken), ...redirect]
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
