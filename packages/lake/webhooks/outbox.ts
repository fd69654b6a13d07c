import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { inTransaction } from '../store/sqliteTransaction.ts'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, MessageStatus, NewMessage, QueuedMessage } from './message.ts'
import { prepareOutbox } from './statements.ts'

/**
 * The queue and the log of the webhooks' messages. A message is written in the SQLite transaction of
 * its change, so neither is stored without the other.
 */
export class Outbox {
  readonly #database: DatabaseSync
  readonly #limits: WebhookLimits
  readonly #statements

  constructor(database: DatabaseSync, limits: WebhookLimits) {
    this.#database = database
    this.#limits = limits
    this.#statements = prepareOutbox(database)
  }

  /** Queues a message. Call it within the transaction of the change. */
  add(message: NewMessage): void {
    this.#statements.add.run({ ...message, id: randomUUID() })
  }

  /** The next message of a webhook. Documents that have a message in `inFlight` are passed over. */
  next(hook: string, inFlight: readonly QueuedMessage[]): QueuedMessage | undefined {
    const documents = inFlight.map(({ dataset, document }) => [dataset, document])
    const row = this.#statements.next.get(hook, JSON.stringify(documents))
    return row && readQueued(row)
  }

  /** Deletes all messages of a document from queue and log. */
  deleteDocument(dataset: string, document: string): void {
    this.#statements.deleteDocument.run(dataset, document)
  }

  /**
   * Logs an attempt and sets the status of its message. Returns the status, or 'purged' if the document
   * was purged in the meantime.
   */
  record(
    message: QueuedMessage,
    attempt: Attempt,
    status: MessageStatus,
  ): MessageStatus | 'purged' {
    const { createdAt, duration, code, body, failure } = attempt
    return inTransaction(this.#database, () => {
      const { hook, id } = message
      if (this.#statements.settle.run(status, id).changes === 0) return 'purged'
      this.#statements.addAttempt.run(hook, id, createdAt, duration, code, body, failure)
      const { logged } = this.#limits
      this.#statements.trimAttempts.run({ hook, logged })
      if (status !== 'queued') this.#statements.trimMessages.run({ hook, logged })
      return status
    })
  }

  /** Deletes the queued messages of webhooks that no longer exist. */
  deleteQueuesExcept(hooks: readonly string[]): void {
    this.#statements.deleteQueuesExcept.run(JSON.stringify(hooks))
  }

  /** Returns the messages of a webhook as they are listed, the newest first. */
  messages(hook: string) {
    return this.#statements.messages.all(hook)
  }

  /** Returns the attempts of a webhook as they are listed, the newest first. */
  attempts(hook: string) {
    return this.#statements.attempts.all(hook)
  }
}

function readQueued(row: Record<string, SQLOutputValue>): QueuedMessage {
  return {
    id: String(row.id),
    hook: String(row.hook),
    dataset: String(row.dataset),
    document: String(row.document),
    operation: String(row.operation),
    createdAt: String(row.created_at),
    payload: String(row.payload),
    transactionId: String(row.transaction_id),
  }
}
