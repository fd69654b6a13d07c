import type { Store } from '../store/store.ts'
import { Courier } from './courier.ts'
import { enqueue } from './enqueue.ts'
import { defaultWebhookLimits, type WebhookLimits } from './limits.ts'
import { Outbox } from './outbox.ts'
import type { Webhook } from './webhook.ts'

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
    const watching = list.filter((webhook) => webhook.dataset === '*' || webhook.dataset === name)
    const place = { projectId, dataset: name }
    return [
      // Before anything is queued anew, and whether or not a webhook still watches.
      dataset.alongside(({ purged }) => {
        for (const id of purged ?? []) outbox.forgetDocument(name, id)
      }),
      ...watching.map((webhook) =>
        dataset.alongside((commit) => enqueue(outbox, webhook, commit, place)),
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
      await Promise.all(couriers.map((courier) => courier.close()))
    },
  }
}
