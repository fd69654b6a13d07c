import type { Store } from '../store/store.ts'
import { Dispatcher } from './dispatcher.ts'
import { enqueue } from './enqueue.ts'
import { DEFAULT_WEBHOOK_LIMITS, type WebhookLimits } from './limits.ts'
import { Outbox } from './outbox.ts'
import type { Webhook } from './webhook.ts'

export interface Webhooks {
  list: readonly Webhook[]
  outbox: Outbox
  /** Starts to deliver, beginning with the messages queued by earlier runs. */
  deliver(): void
  /** Stops delivering. Queued messages are delivered after the next start. */
  close(): Promise<void>
}

/** Starts to queue messages to webhooks for every commit. They are sent after `deliver` is called. */
export function startWebhooks(
  store: Store,
  { projectId, datasets }: { projectId: string; datasets: readonly string[] },
  list: readonly Webhook[],
  limits: Partial<WebhookLimits> = {},
): Webhooks {
  const allLimits = { ...DEFAULT_WEBHOOK_LIMITS, ...limits }
  const outbox = new Outbox(store.database, allLimits)
  outbox.deleteQueuesExcept(list.map(({ id }) => id))
  const dispatchers = list.map((webhook) => new Dispatcher(webhook, outbox, allLimits, projectId))
  const deliver = () => {
    for (const dispatcher of dispatchers) dispatcher.sendQueued()
  }
  const subscriptions = datasets.flatMap((name) => {
    const dataset = store.dataset(name)
    const watching = list.filter((webhook) => webhook.dataset === '*' || webhook.dataset === name)
    const place = { projectId, dataset: name }
    return [
      // This writer comes first, before new messages are queued; it is also for webhooks that no longer exist.
      dataset.addWriter(({ purged }) => {
        for (const id of purged ?? []) outbox.deleteDocument(name, id)
      }),
      ...watching.map((webhook) =>
        dataset.addWriter((commit) => enqueue(outbox, webhook, commit, place)),
      ),
      dataset.onCommit(deliver),
    ]
  })
  return {
    list,
    outbox,
    deliver,
    async close() {
      for (const unsubscribe of subscriptions) unsubscribe()
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()))
    },
  }
}
