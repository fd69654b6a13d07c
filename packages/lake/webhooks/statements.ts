import type { DatabaseSync } from 'node:sqlite'

const TABLES = `
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

/** Creates the tables of the outbox, and prepares its statements. */
export function prepareOutbox(database: DatabaseSync) {
  database.exec(TABLES)
  // Earlier Lakes made the body when they sent it.
  database.exec('DELETE FROM webhook_messages WHERE payload IS NULL')
  return {
    add: database.prepare(
      `INSERT INTO webhook_messages
         (id, hook, dataset, document, operation, revision, created_at, payload)
       VALUES ($id, $hook, $dataset, $document, $operation, $revision, $createdAt, $payload)`,
    ),
    next: database.prepare(
      `SELECT m.*, t.id AS transaction_id
       FROM webhook_messages m JOIN transactions t ON t.seq = m.revision
       WHERE m.hook = ? AND m.status = 'queued'
         AND (m.dataset, m.document) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))
       ORDER BY m.seq LIMIT 1`,
    ),
    deleteDocument: database.prepare(
      'DELETE FROM webhook_messages WHERE dataset = ? AND document = ?',
    ),
    settle: database.prepare('UPDATE webhook_messages SET status = ? WHERE id = ?'),
    addAttempt: database.prepare(
      `INSERT INTO webhook_attempts (hook, message, created_at, duration, code, body, failure)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    trimMessages: database.prepare(
      `DELETE FROM webhook_messages WHERE hook = $hook AND status <> 'queued' AND seq <= (
         SELECT seq FROM webhook_messages WHERE hook = $hook AND status <> 'queued'
         ORDER BY seq DESC LIMIT 1 OFFSET $logged)`,
    ),
    trimAttempts: database.prepare(
      `DELETE FROM webhook_attempts WHERE hook = $hook AND seq <= (
         SELECT seq FROM webhook_attempts WHERE hook = $hook ORDER BY seq DESC LIMIT 1 OFFSET $logged)`,
    ),
    deleteQueuesExcept: database.prepare(
      `DELETE FROM webhook_messages
       WHERE status = 'queued' AND hook NOT IN (SELECT value FROM json_each(?))`,
    ),
    messages: database.prepare(
      `SELECT id, hook AS hookId, dataset, document, operation, created_at AS createdAt, status, payload
       FROM webhook_messages WHERE hook = ? ORDER BY seq DESC`,
    ),
    attempts: database.prepare(
      `SELECT seq AS id, hook AS hookId, message AS messageId, created_at AS createdAt, duration,
         failure AS failureReason, code AS resultCode, body AS resultBody
       FROM webhook_attempts WHERE hook = ? ORDER BY seq DESC`,
    ),
  }
}
