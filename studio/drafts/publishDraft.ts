import type { SanityClient } from '@sanity/client'
import { movePage } from '../actions/movePage.ts'
import { revisionOf } from '../documents/revision.ts'
import { type PagePublication, publishPage } from '../pages/publishPage.ts'
import type { DraftRow } from './rows.ts'

/**
 * Publishes a draft as the button of its form does: with the page that is proposed for it, and with a
 * redirect from the old path of a page that moves. Rejects if somebody has changed it in the meantime.
 *
 * @param page the page to make; undefined if it has one, or is none
 */
export async function publishDraft(
  client: SanityClient,
  { id, draft, published, move }: Pick<DraftRow, 'id' | 'draft' | 'published' | 'move'>,
  page: PagePublication | undefined,
): Promise<void> {
  const draftRevision = { _id: draft._id, _rev: revisionOf(draft) }
  if (move && published) {
    await movePage(client, {
      published: { _id: id, _rev: revisionOf(published) },
      draft: draftRevision,
      change: move,
      redirectId: `redirect-${crypto.randomUUID()}`,
    })
    return
  }
  // Not one transaction with the page: the Studio would wait forever for the events of the page.
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: draft._id,
    publishedId: id,
    ifDraftRevisionId: draftRevision._rev,
    ...(published && { ifPublishedRevisionId: revisionOf(published) }),
  })
  if (page) await publishPage(client, page, undefined)
}
