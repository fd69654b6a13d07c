import type { Commit, Dataset } from '../store/dataset.ts'
import { isPublishedId } from '../store/document.ts'
import type { Change } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import { Courier } from './courier.ts'
import { defaultWebhookLimits, type WebhookLimits } from './limits.ts'
import { Outbox } from './outbox.ts'
import type { Webhook, WebhookOperation } from './webhook.ts'

export interface Webhooks {
  readonly list: readonly Webhook[]
  readonly outbox: Outbox
  /** Begins to deliver, with what earlier runs left. */
  deliver(): void
  /** Stops delivering; what is left is delivered after the next start. */
  close(): Promise<void>
}

/** Queues what every commit from now on has to tell webhooks. */
export function startWebhooks(
  store: Store,
  { projectId, datasets }: { projectId: string; datasets: readonly string[] },
  list: readonly Webhook[],
  limits: Partial<WebhookLimits> = {},
): Webhooks {
  const allLimits = { ...defaultWebhookLimits, ...limits }
  const outbox = new Outbox(store.database, allLimits)
  outbox.retain(list.map(({ id }) => id))
  const contextOf = (dataset: string) => ({
    projectId,
    dereference: (id: string) => store.dataset(dataset).snapshot.get(id),
  })
  const couriers = list.map((webhook) => new Courier(webhook, outbox, allLimits, contextOf))
  const deliver = () => {
    for (const courier of couriers) courier.wake()
  }
  const subscriptions = datasets.flatMap((name) => {
    const dataset = store.dataset(name)
    return [
      dataset.alongside((commit) => enqueue(commit, dataset, list, outbox)),
      dataset.onCommit(deliver),
    ]
  })
  return {
    list,
    outbox,
    deliver,
    async close() {
      for (const unsubscribe of subscriptions) unsubscribe()
      await Promise.all(couriers.map((courier) => courier.close()))
    },
  }
}

function enqueue(commit: Commit, { name }: Dataset, list: readonly Webhook[], outbox: Outbox) {
  for (const webhook of list) {
    if (webhook.dataset !== '*' && webhook.dataset !== name) continue
    for (const change of commit.changes) {
      const operation = operationOf(change)
      if (!concerns(webhook, change.id) || !webhook.on.includes(operation)) continue
      outbox.add({
        hook: webhook.id,
        dataset: name,
        document: change.id,
        operation,
        revision: commit.seq,
        createdAt: commit.timestamp,
      })
    }
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
