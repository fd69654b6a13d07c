import type { Commit } from '../store/dataset.ts'
import { isPublishedId } from '../store/document.ts'
import type { Change } from '../store/snapshot.ts'
import type { Outbox } from './outbox.ts'
import { isRuledOut } from './payload.ts'
import type { Webhook, WebhookOperation } from './webhook.ts'

/** Where a commit was made. */
export interface Place {
  readonly projectId: string
  readonly dataset: string
}

/**
 * Queues what a webhook may have to tell of a commit; to be called within its transaction. Of a document
 * that is purged nothing is told: its last state is what is to be forgotten.
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
    if (!webhook.on.includes(operation) || !concerns(webhook, change.id)) continue
    const { id: document, previous: before, next: after } = change
    if (isRuledOut(webhook, { dataset, before, after }, context)) continue
    outbox.add({
      hook: webhook.id,
      dataset,
      document,
      operation,
      revision: seq,
      createdAt: timestamp,
    })
  }
}

function concerns({ includeDrafts, includeAllVersions }: Webhook, id: string): boolean {
  if (isPublishedId(id)) return true
  return id.startsWith('drafts.') ? includeDrafts : includeAllVersions
}

function operationOf({ previous, next }: Change): WebhookOperation {
  if (!next) return 'delete'
  return previous ? 'update' : 'create'
}
