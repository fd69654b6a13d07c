import { ClientError, type SanityClient } from '@sanity/client'
import { revisionOf } from '../../base/documents/revision.ts'
import { endRedirects } from '../actions/endRedirects.ts'
import { movePage } from '../actions/movePage.ts'
import type { DraftRow } from './rows.ts'

type Publication = Pick<DraftRow, 'id' | 'draft' | 'published' | 'move'>

/**
 * Publishes a draft as the button of its form does: with a redirect from the old path of a page that moves. Drafts that refer to each other are published in one transaction, since none of
 * them can be first. Rejects if somebody has changed one in the meantime.
 *
 * @param group a draft, or those of a circle
 */
export async function publishDrafts(
  client: SanityClient,
  group: readonly Publication[],
): Promise<void> {
  const [first] = group
  if (first?.move && first.published) {
    const { id, draft, published, move } = first
    await movePage(client, {
      published: { _id: id, _rev: revisionOf(published) },
      draft: { _id: draft._id, _rev: revisionOf(draft) },
      change: move,
      redirectId: `redirect-${crypto.randomUUID()}`,
    })
    return
  }
  await client.action(
    group.map(({ id, draft, published }) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: draft._id,
      publishedId: id,
      ifDraftRevisionId: revisionOf(draft),
      ...(published && { ifPublishedRevisionId: revisionOf(published) }),
    })),
  )
  // A redirect that stays has no effect: the page takes precedence.
  const ids = group.map(({ id }) => id)
  await endRedirects(client, ids).catch(() => undefined)
}

/** Returns why the server refused to publish, in words for staff. */
export function refusalOf(error: unknown): string {
  return error instanceof ClientError && error.statusCode === 409
    ? 'Alguém mudou o documento agora mesmo, ou outro ainda precisa dele. Confira e publique de novo.'
    : `O servidor respondeu: ${error instanceof Error ? error.message : error}`
}
