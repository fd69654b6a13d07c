import type { IncomingMessage, ServerResponse } from 'node:http'
import { DROPPED_HEADER, REPORTED_HEADER, readTags, TICKET_HEADER } from '../http/headers.ts'
import { changeSchema, type PublishedChange } from '../publishing/change.ts'
import type { Publication } from './publication.ts'
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
 * Publishes the change that Next's answer to a webhook names, and answers the webhook: 202 while something
 * is pending. What could not be rendered again is named in `failed`; the site tries it again by itself.
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
  const { failed, othersFailed, pending } = outcome
  response.writeHead(pending.length > 0 ? 202 : status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(
    JSON.stringify({
      tags,
      rendered,
      ...(failed.length > 0 ? { failed } : {}),
      ...(othersFailed ? { othersFailed } : {}),
      ...(pending.length > 0 ? { pending } : {}),
    }),
  )
}

/** Reads the change that Next's answer names. Next has checked it. */
const readChange = (header: string) => changeSchema.parse(JSON.parse(decodeURIComponent(header)))
