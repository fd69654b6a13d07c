import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, MessageStatus, QueuedMessage } from './message.ts'
import type { Outbox } from './outbox.ts'
import { isFinal, send } from './send.ts'
import type { Webhook } from './webhook.ts'

/**
 * Sends the messages of one webhook, each at least once. Messages of one document are sent one after the
 * other, in the order of the commits; those of different documents in parallel. A message that fails is
 * sent again before the next message of its document.
 */
export class Dispatcher {
  readonly #webhook: Webhook
  readonly #outbox: Outbox
  readonly #limits: WebhookLimits
  readonly #projectId: string
  readonly #closing = new AbortController()
  /** The messages being sent, at most one for each document. */
  readonly #inFlight = new Map<QueuedMessage, Promise<void>>()

  constructor(webhook: Webhook, outbox: Outbox, limits: WebhookLimits, projectId: string) {
    this.#webhook = webhook
    this.#outbox = outbox
    this.#limits = limits
    this.#projectId = projectId
  }

  /** Starts to send queued messages, up to the limit of messages in parallel. */
  sendQueued(): void {
    while (!this.#closing.signal.aborted && this.#inFlight.size < this.#limits.concurrency) {
      const message = this.#outbox.next(this.#webhook.id, [...this.#inFlight.keys()])
      if (!message) return
      const settled = this.#settle(message)
        .finally(() => this.#inFlight.delete(message))
        .then(() => this.sendQueued())
        // A delivery fails so when the disk is full, for example. The message stays queued until the next commit or
        // start.
        .catch(warn)
      this.#inFlight.set(message, settled)
    }
  }

  /** Stops without waiting for receivers. Messages being sent stay queued. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#inFlight.values())
  }

  /** Sends a message until it is delivered or given up, or the Lake closes. */
  async #settle(message: QueuedMessage): Promise<void> {
    // Continues after the commit has returned.
    await null
    for (let failures = 1; !this.#closing.signal.aborted; failures += 1) {
      if (await this.#deliver(message)) return
      await this.#wait(failures)
    }
  }

  /** Sends a message once; returns whether it is settled. If not, it has to be sent again. */
  async #deliver(message: QueuedMessage): Promise<boolean> {
    const { signal } = this.#closing
    const attempt = await send(this.#webhook, this.#projectId, message, this.#limits, signal)
    if (signal.aborted) return true
    const status = this.#statusAfter(message, attempt)
    return this.#outbox.record(message, attempt, status) !== 'queued'
  }

  #statusAfter({ createdAt }: QueuedMessage, attempt: Attempt): MessageStatus {
    if (attempt.failure === null) return 'success'
    const age = Date.now() - Date.parse(createdAt)
    return isFinal(attempt) || age > (this.#webhook.retryFor ?? this.#limits.retryFor)
      ? 'failure'
      : 'queued'
  }

  /** Waits for an exponential delay. Half of it is random, so that messages do not arrive all at once. */
  async #wait(failures: number): Promise<void> {
    const { firstDelay, longestDelay } = this.#limits
    const longest = Math.min(longestDelay, firstDelay * 2 ** (failures - 1))
    const wait = longest * (0.5 + Math.random() / 2)
    await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
