import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, MessageStatus, QueuedMessage } from './message.ts'
import type { Outbox } from './outbox.ts'
import { type PayloadContext, payloadOf } from './payload.ts'
import { headersOf, isFinal, send } from './send.ts'
import type { Webhook } from './webhook.ts'

/**
 * Delivers the messages of one webhook: one at a time, in the order of their commits, at least
 * once. A message that fails is tried again before those after it.
 */
export class Courier {
  readonly #webhook: Webhook
  readonly #outbox: Outbox
  readonly #limits: WebhookLimits
  readonly #contextOf: (dataset: string) => PayloadContext
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined

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

  /** Delivers what is queued, unless it is doing so already. */
  wake(): void {
    this.#running ??= this.#run()
      // A full disk, say: what is queued stays so until the next commit or start.
      .catch((error: unknown) => process.emitWarning(String(error)))
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Ends without waiting for the receiver; what is under way stays queued. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    // Off the commit's own stack.
    await null
    for (let failures = 0; !this.#closing.signal.aborted; ) {
      const message = this.#outbox.next(this.#webhook.id)
      if (!message) return
      const failed = await this.#deliver(message)
      failures = failed ? failures + 1 : 0
      if (failed) await this.#wait(failures)
    }
  }

  /** Whether the message is to be tried again. */
  async #deliver(message: QueuedMessage): Promise<boolean> {
    const { signal } = this.#closing
    const context = this.#contextOf(message.dataset)
    let body = message.payload
    try {
      body ??= (await payloadOf(this.#webhook, message, context)) ?? null
    } catch (error) {
      this.#outbox.record(message, unevaluated(error), null, 'failure')
      return false
    }
    if (body === null) {
      this.#outbox.discard(message)
      return false
    }
    const headers = await headersOf(this.#webhook, context.projectId, message, body)
    const attempt = await send(this.#webhook, headers, body, this.#limits, signal)
    if (signal.aborted) return false
    const status = this.#statusAfter(message, attempt)
    this.#outbox.record(message, attempt, body, status)
    return status === 'queued'
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

function unevaluated(error: unknown): Attempt {
  const failure = `The filter or the projection cannot be evaluated: ${String(error)}`
  return { createdAt: new Date().toISOString(), duration: 0, code: null, body: null, failure }
}
