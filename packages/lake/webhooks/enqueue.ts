import type { Commit } from '../store/dataset.ts'
import { isPublishedId } from '../store/document.ts'
import type { Change } from '../store/snapshot.ts'
import type { Outbox } from './outbox.ts'
import { payloadOf } from './payload.ts'
import type { Webhook, WebhookOperation } from './webhook.ts'

/** The project and dataset of a commit. */
interface Place {
  projectId: string
  dataset: string
}

/**
 * Queues a message for each change of a commit that a webhook observes. Call it within the
 * transaction of the commit. A purged document gets no message, because the message would contain
 * the content that is being purged.
 */
export function enqueue(
  outbox: Outbox,
  webhook: Webhook,
  { changes, purged, seq, timestamp, snapshot }: Commit,
  { projectId, dataset }: Place,
): void {
  const context = { projectId, dereference: (id: string) => snapshot.get(id) }
  for (const change of changes) {
    if (purged?.has(change.id) && !change.next) continue
    const operation = operationOf(change)
    if (!webhook.on.includes(operation) || !isObserved(webhook, change.id)) continue
    const { id: document, previous: before, next: after } = change
    let payload: string | undefined
    try {
      payload = payloadOf(webhook, { dataset, before, after }, context)
    } catch (error) {
      // The change is stored all the same.
      process.emitWarning(`The GROQ of webhook "${webhook.name}" failed: ${String(error)}`)
    }
    if (payload === undefined) continue
    const createdAt = timestamp
    outbox.add({
      hook: webhook.id,
      dataset,
      document,
      operation,
      revision: seq,
      createdAt,
      payload,
    })
  }
}

/** Whether a webhook observes a document with this id: drafts and versions only on request. */
function isObserved({ includeDrafts, includeAllVersions }: Webhook, id: string): boolean {
  if (isPublishedId(id)) return true
  return id.startsWith('drafts.') ? includeDrafts : includeAllVersions
}

function operationOf({ previous, next }: Change): WebhookOperation {
  if (!next) return 'delete'
  return previous ? 'update' : 'create'
}
