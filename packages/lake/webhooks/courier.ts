import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, MessageStatus, QueuedMessage } from './message.ts'
import type { Outbox } from './outbox.ts'
import { type PayloadContext, payloadOf } from './payload.ts'
import { headersOf, isFinal, send } from './send.ts'
import type { Webhook } from './webhook.ts'

/**
 * Delivers the messages of one webhook, at least once: those of one document one after the other, in
 * the order of their commits, those of different documents side by side. A message that fails is
 * tried again before the next one of its document.
 */
export class Courier {
  readonly #webhook: Webhook
  readonly #outbox: Outbox
  readonly #limits: WebhookLimits
  readonly #contextOf: (dataset: string) => PayloadContext
  readonly #closing = new AbortController()
  /** The first message of each document that is being told of. */
  readonly #underWay = new Map<QueuedMessage, Promise<void>>()

  constructor(
    webhook: Webhook,
    outbox: Outbox,
    limits: WebhookLimits,
    contextOf: (dataset: string) => PayloadContext,
  ) {
    this.#webhook = webhook
    this.#outbox = outbox
    this.#limits = limits
    this.#contextOf = contextOf
  }

  /** Takes on what is queued, as far as the documents and the limit of those under way allow. */
  wake(): void {
    while (!this.#closing.signal.aborted && this.#underWay.size < this.#limits.atOnce) {
      const message = this.#outbox.next(this.#webhook.id, [...this.#underWay.keys()])
      if (!message) return
      const settled = this.#settle(message)
        .finally(() => this.#underWay.delete(message))
        .then(() => this.wake())
        // A full disk, say: what is queued stays so until the next commit or start.
        .catch(warn)
      this.#underWay.set(message, settled)
    }
  }

  /** Ends without waiting for the receiver; what is under way stays queued. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#underWay.values())
  }

  /** Tries until the message is delivered or given up, or the Lake closes. */
  async #settle(message: QueuedMessage): Promise<void> {
    // Off the commit's own stack.
    await null
    const body = message.payload ?? (await this.#bodyOf(message))
    if (body === undefined) return
    for (let failures = 1; !this.#closing.signal.aborted; failures += 1) {
      if (await this.#deliver(message, body)) return
      await this.#wait(failures)
    }
  }

  /** What is to be sent; undefined where the webhook's filter does not let the change through. */
  async #bodyOf(message: QueuedMessage): Promise<string | undefined> {
    try {
      const body = await payloadOf(this.#webhook, message, this.#contextOf(message.dataset))
      if (body === undefined) this.#outbox.discard(message)
      return body
    } catch (error) {
      this.#outbox.record(message, unevaluated(error), null, 'failure')
      return undefined
    }
  }

  /** Whether the message is done with; if not, it is to be tried again. */
  async #deliver(message: QueuedMessage, body: string): Promise<boolean> {
    const { signal } = this.#closing
    const { projectId } = this.#contextOf(message.dataset)
    const headers = await headersOf(this.#webhook, projectId, message, body)
    const attempt = await send(this.#webhook, headers, body, this.#limits, signal)
    if (signal.aborted) return true
    const status = this.#statusAfter(message, attempt)
    return this.#outbox.record(message, attempt, body, status) !== 'queued'
  }

  #statusAfter({ createdAt }: QueuedMessage, attempt: Attempt): MessageStatus {
    if (attempt.failure === null) return 'success'
    const age = Date.now() - Date.parse(createdAt)
    return isFinal(attempt) || age > (this.#webhook.retryFor ?? this.#limits.retryFor)
      ? 'failure'
      : 'queued'
  }

  /** Exponential, with as much chance as certainty, so that receivers are not hit in step. */
  async #wait(failures: number): Promise<void> {
    const { firstWait, longestWait } = this.#limits
    const longest = Math.min(longestWait, firstWait * 2 ** (failures - 1))
    const wait = longest * (0.5 + Math.random() / 2)
    await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}

function unevaluated(error: unknown): Attempt {
  const failure = `The filter or the projection cannot be evaluated: ${String(error)}`
  return { createdAt: new Date().toISOString(), duration: 0, code: null, body: null, failure }
}
