import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { WebhookLimits } from './limits.ts'
import type { Attempt, Message, MessageStatus, NewMessage, QueuedMessage } from './message.ts'

const schema = `
  CREATE TABLE IF NOT EXISTS webhook_messages (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, hook TEXT NOT NULL,
    dataset TEXT NOT NULL, document TEXT NOT NULL, operation TEXT NOT NULL,
    revision INTEGER NOT NULL, created_at TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'queued', payload TEXT
  );
  CREATE INDEX IF NOT EXISTS webhook_queue ON webhook_messages (hook, status, seq);
  CREATE TABLE IF NOT EXISTS webhook_attempts (
    seq INTEGER PRIMARY KEY, hook TEXT NOT NULL,
    message TEXT NOT NULL REFERENCES webhook_messages (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL, duration INTEGER NOT NULL,
    code INTEGER, body TEXT, failure TEXT
  );
  CREATE INDEX IF NOT EXISTS webhook_attempts_of_message ON webhook_attempts (message);
  CREATE INDEX IF NOT EXISTS webhook_attempts_of_hook ON webhook_attempts (hook, seq);
`

/**
 * What webhooks are still to tell, and what became of the rest. A message is written in the SQLite
 * transaction of the change it tells of, and refers to it: neither can be there without the other.
 */
export class Outbox {
  readonly #database: DatabaseSync
  readonly #limits: WebhookLimits
  readonly #statements

  constructor(database: DatabaseSync, limits: WebhookLimits) {
    database.exec(schema)
    this.#database = database
    this.#limits = limits
    this.#statements = prepare(database)
  }

  /** To be called within the transaction of the change. */
  add({ hook, dataset, document, operation, revision, createdAt }: NewMessage): void {
    const id = randomUUID()
    this.#statements.add.run(id, hook, dataset, document, operation, revision, createdAt)
    this.#statements.giveUpOldest.run(hook, hook, this.#limits.queued)
  }

  /** The message that is next in line for a webhook, with its document before and after. */
  next(hook: string): QueuedMessage | undefined {
    const row = this.#statements.next.get(hook)
    return row && readQueued(row)
  }

  /** Forgets a message that its webhook's filter does not let through. */
  discard({ id }: Message): void {
    this.#statements.discard.run(id)
  }

  /** Remembers an attempt, what it sent, and what it makes of the message. */
  record(message: Message, attempt: Attempt, payload: string | null, status: MessageStatus): void {
    const { createdAt, duration, code, body, failure } = attempt
    this.#transaction(() => {
      const { hook, id } = message
      this.#statements.settle.run(status, payload, id)
      this.#statements.addAttempt.run(hook, id, createdAt, duration, code, body, failure)
      this.#statements.forgetAttempts.run(hook, hook, this.#limits.remembered)
      if (status !== 'queued') this.#statements.forget.run(hook, hook, this.#limits.remembered)
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

  #transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

function prepare(database: DatabaseSync) {
  const newest = (where: string, table: string) =>
    `(SELECT seq FROM ${table} WHERE hook = ? ${where} ORDER BY seq DESC LIMIT 1 OFFSET ?)`
  return {
    add: database.prepare(
      `INSERT INTO webhook_messages
         (id, hook, dataset, document, operation, revision, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    giveUpOldest: database.prepare(
      `UPDATE webhook_messages SET status = 'failure' WHERE hook = ? AND status = 'queued'
       AND seq <= ${newest("AND status = 'queued'", 'webhook_messages')}`,
    ),
    next: database.prepare(
      `SELECT m.*, t.id AS transaction_id, t.timestamp, a.json AS after_json,
         (SELECT json FROM revisions b
          WHERE b.dataset = m.dataset AND b.document = m.document AND b.seq < m.revision
          ORDER BY b.seq DESC LIMIT 1) AS before_json
       FROM webhook_messages m
       JOIN transactions t ON t.seq = m.revision
       JOIN revisions a
         ON a.dataset = m.dataset AND a.document = m.document AND a.seq = m.revision
       WHERE m.hook = ? AND m.status = 'queued' ORDER BY m.seq LIMIT 1`,
    ),
    discard: database.prepare('DELETE FROM webhook_messages WHERE id = ?'),
    settle: database.prepare('UPDATE webhook_messages SET status = ?, payload = ? WHERE id = ?'),
    addAttempt: database.prepare(
      `INSERT INTO webhook_attempts (hook, message, created_at, duration, code, body, failure)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    forget: database.prepare(
      `DELETE FROM webhook_messages WHERE hook = ? AND status <> 'queued'
       AND seq <= ${newest("AND status <> 'queued'", 'webhook_messages')}`,
    ),
    forgetAttempts: database.prepare(
      `DELETE FROM webhook_attempts WHERE hook = ? AND seq <= ${newest('', 'webhook_attempts')}`,
    ),
    retain: database.prepare(
      `DELETE FROM webhook_messages
       WHERE status = 'queued' AND hook NOT IN (SELECT value FROM json_each(?))`,
    ),
    messages: database.prepare('SELECT * FROM webhook_messages WHERE hook = ? ORDER BY seq DESC'),
    attempts: database.prepare('SELECT * FROM webhook_attempts WHERE hook = ? ORDER BY seq DESC'),
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
