import { titleOf } from '@elos/content/review/value'
import type { SanityClient } from '@sanity/client'
import {
  changeMutations,
  type DocumentChange,
  draftIdOf,
  isDraft,
  type MadeChange,
  undoPlan,
} from './plan.ts'

/** Changes the drafts of documents, all or none. Rejects if somebody else has changed one of them meanwhile. */
export async function applyChanges(
  client: SanityClient,
  changes: readonly DocumentChange[],
): Promise<MadeChange[]> {
  const { transactionId: revision } = await client
    .transaction(changeMutations(changes))
    .commit({ tag: 'replace' })
  return changes.map(({ document, before }) => ({
    draftId: draftIdOf(document._id),
    type: document._type,
    title: titleOf(document),
    created: !isDraft(document),
    revision,
    before,
  }))
}

const REVISIONS = '*[_id in $ids]{_id, _rev}'

/**
 * Undoes changes of drafts that nobody has worked on since, all or none; returns those that stay. Rejects
 * when the Lake cannot be reached, or when somebody changes one of them at this moment.
 */
export async function undoChanges(
  client: SanityClient,
  made: readonly MadeChange[],
): Promise<{ undone: MadeChange[]; kept: MadeChange[] }> {
  const ids = made.map(({ draftId }) => draftId)
  const drafts = await client.fetch<{ _id: string; _rev: string }[]>(
    REVISIONS,
    { ids },
    { perspective: 'raw', tag: 'replace' },
  )
  const { mutations, undone, kept } = undoPlan(
    made,
    new Map(drafts.map(({ _id, _rev }) => [_id, _rev])),
  )
  if (mutations.length > 0) await client.transaction(mutations).commit({ tag: 'replace' })
  return { undone, kept }
}
