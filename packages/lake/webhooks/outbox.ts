import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, Message, MessageStatus, NewMessage, QueuedMessage } from './message.ts'
import { prepareOutbox } from './statements.ts'

/**
 * What webhooks are still to tell, and what became of the rest. A message is written in the SQLite
 * transaction of the change it tells of, and refers to it: neither can be there without the other.
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

  /** To be called within the transaction of the change. */
  add({ hook, dataset, document, operation, revision, createdAt }: NewMessage): void {
    const id = randomUUID()
    this.#statements.add.run(id, hook, dataset, document, operation, revision, createdAt)
    this.#statements.giveUpOldest.run(hook, hook, this.#limits.queued)
  }

  /**
   * The message that is next in line for a webhook, with its document before and after. Messages of
   * documents with one under way wait for it.
   */
  next(hook: string, underWay: readonly Message[]): QueuedMessage | undefined {
    const documents = underWay.map(({ dataset, document }) => [dataset, document])
    const row = this.#statements.next.get(hook, JSON.stringify(documents))
    return row && readQueued(row)
  }

  /** Drops all that was to be told, or was told, of a document. */
  forgetDocument(dataset: string, document: string): void {
    this.#statements.forgetDocument.run(dataset, document)
  }

  /** Forgets a message that its webhook's filter does not let through. */
  discard({ id }: Message): void {
    this.#statements.discard.run(id)
  }

  /**
   * Remembers an attempt, what it sent, and what it makes of the message: the status, or 'forgotten'
   * where its document was purged meanwhile.
   */
  record(
    message: Message,
    attempt: Attempt,
    payload: string | null,
    status: MessageStatus,
  ): MessageStatus | 'forgotten' {
    const { createdAt, duration, code, body, failure } = attempt
    return this.#transaction(() => {
      const { hook, id } = message
      if (this.#statements.settle.run(status, payload, id).changes === 0) return 'forgotten'
      this.#statements.addAttempt.run(hook, id, createdAt, duration, code, body, failure)
      this.#statements.forgetAttempts.run(hook, hook, this.#limits.remembered)
      if (status !== 'queued') this.#statements.forget.run(hook, hook, this.#limits.remembered)
      return status
    })
  }

  /** Cancels what is queued for webhooks that are no more. */
  retain(hooks: readonly string[]): void {
    this.#statements.retain.run(JSON.stringify(hooks))
  }

  /** The latest first. */
  messages(hook: string): Message[] {
    return this.#statements.messages.all(hook).map(readMessage)
  }

  /** The latest first. */
  attempts(hook: string): (Attempt & { readonly id: string; readonly messageId: string })[] {
    return this.#statements.attempts.all(hook).map((row) => ({
      id: String(row.seq),
      messageId: String(row.message),
      createdAt: String(row.created_at),
      duration: Number(row.duration),
      code: row.code === null ? null : Number(row.code),
      body: text(row.body),
      failure: text(row.failure),
    }))
  }

  #transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#database.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

type Row = Record<string, SQLOutputValue>

function readMessage(row: Row): Message {
  return {
    id: String(row.id),
    hook: String(row.hook),
    dataset: String(row.dataset),
    document: String(row.document),
    operation: String(row.operation),
    createdAt: String(row.created_at),
    status: String(row.status),
    payload: text(row.payload),
  }
}

function readQueued(row: Row): QueuedMessage {
  return {
    ...readMessage(row),
    transactionId: String(row.transaction_id),
    transactionTime: String(row.timestamp),
    before: parseDocument(row.before_json),
    after: parseDocument(row.after_json),
  }
}

function parseDocument(json: SQLOutputValue | undefined): QueuedMessage['after'] {
  return typeof json === 'string' ? JSON.parse(json) : null
}

function text(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
