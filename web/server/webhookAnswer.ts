import type { IncomingMessage, ServerResponse } from 'node:http'
import { DROPPED_HEADER, REPORTED_HEADER, readTags, TICKET_HEADER } from '../http/headers.ts'
import { changeSchema, type PublishedChange } from '../publishing/change.ts'
import type { Outcome, Publication } from './publication.ts'
import type { AnswerStore } from './store.ts'
import { isPage } from './storedAnswer.ts'
import { readAnswer } from './upstream.ts'

export interface WebhookParts {
  store: AnswerStore
  publication: Pick<Publication, 'publish'>
  /** Called with the paths of pages that a publication has changed. */
  onPublished(paths: string[]): void
  /** Called with a change that a webhook has reported, when Next has dropped what was made from it. */
  onReported(change: PublishedChange): void
}

/** Returns whether Next has answered a webhook, and dropped what was made from its change. */
export const isWebhookAnswer = ({ headers }: IncomingMessage): boolean => DROPPED_HEADER in headers

/**
 * Publishes the change that Next's answer to a webhook names, and answers the webhook: 503 when a page could
 * not be rendered again, so that the webhook is sent again; 202 while something is pending.
 */
export async function answerWebhook(
  answer: IncomingMessage,
  response: ServerResponse,
  { store, publication, onPublished, onReported }: WebhookParts,
): Promise<void> {
  // Once the answer has ended, Next has dropped its own stored answers too.
  const { status, headers } = await readAnswer(answer)
  const change = readChange(String(headers[REPORTED_HEADER]))
  onReported(change)
  const tags = readTags(String(headers[DROPPED_HEADER]))
  const ticket = headers[TICKET_HEADER]
  const outcome = await publication.publish(change, tags, ticket && String(ticket))
  const rendered = outcome.renewed.filter((path) => isPage(store.get(path)))
  onPublished(rendered)
  const { failed, pending } = outcome
  response.writeHead(statusOf(outcome) ?? status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(
    JSON.stringify({
      tags,
      rendered,
      ...(failed.length > 0 ? { failed } : {}),
      ...(pending.length > 0 ? { pending } : {}),
    }),
  )
}

/** Reads the change that Next's answer names. Next has checked it. */
const readChange = (header: string) => changeSchema.parse(JSON.parse(decodeURIComponent(header)))

/** The status of the answer to a webhook, where it is not that of Next's answer. */
function statusOf({ failed, othersFailed, pending }: Outcome): number | undefined {
  if (failed.length > 0 || othersFailed) return 503
  return pending.length > 0 ? 202 : undefined
}
