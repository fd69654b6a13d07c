import { ClientError, type SanityClient } from '@sanity/client'
import { revisionOf } from '../../base/documents/revision.ts'
import { isNotAllowed, NOT_ALLOWED } from '../../base/notAllowed.ts'
import { CHECK_CONNECTION } from '../../base/useAttempt.ts'
import { endRedirects } from '../actions/endRedirects.ts'
import { type MovedPage, publishMoved } from '../actions/movePage.ts'
import type { DraftRow } from './rows.ts'

type Publication = Pick<DraftRow, 'id' | 'draft' | 'published' | 'move'>

/**
 * Publishes drafts in one transaction, as the button of the form does with one: with a redirect from the old path of a page
 * that moves. Rejects if somebody has changed one in the meantime; none is published then.
 *
 * @param group a draft, those of a circle, none of which can be first, or those that visitors must see at once
 * @param transactionId the id of the transaction, which is the revision of what it publishes
 */
export async function publishDrafts(
  client: SanityClient,
  group: readonly Publication[],
  transactionId: string = crypto.randomUUID(),
): Promise<void> {
  const moves = group.flatMap(({ id, published, move: change }): MovedPage[] =>
    change && published ? [{ id, change, redirectId: `redirect-${crypto.randomUUID()}` }] : [],
  )
  await publishMoved(client, moves, () =>
    client.action(
      group.map(({ id, draft, published }) => ({
        actionType: 'sanity.action.document.publish' as const,
        draftId: draft._id,
        publishedId: id,
        ifDraftRevisionId: revisionOf(draft),
        ...(published && { ifPublishedRevisionId: revisionOf(published) }),
      })),
      { transactionId },
    ),
  )
  // A redirect that stays has no effect: the page takes precedence.
  const ids = group.map(({ id }) => id)
  await endRedirects(client, ids).catch(() => undefined)
}

/** Returns why nothing was published, in words for staff. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ClientError)) return `Sem resposta do servidor. ${CHECK_CONNECTION}`
  if (isNotAllowed(error)) return NOT_ALLOWED
  return error.statusCode === 409
    ? 'Alguém mudou o documento agora mesmo, ou outro ainda precisa dele. Confira e publique de novo.'
    : `O servidor recusou: “${error.message}”. Tente de novo; se continuar, avise quem cuida do servidor.`
}
