import type { DatabaseSync } from 'node:sqlite'

/** A setting that the Studio stores for its user: list layout, sort order, recent searches. */
interface KeyValue {
  key: string
  value: unknown
  /** The moment as RFC 3339, in UTC. */
  updatedAt: string
}

export class KeyValues {
  readonly #get
  readonly #put

  constructor(database: DatabaseSync) {
    this.#get = database.prepare('SELECT value, updated_at FROM key_values WHERE key = ?')
    this.#put = database.prepare(
      `INSERT INTO key_values VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    )
  }

  get(key: string): KeyValue | undefined {
    const row = this.#get.get(key)
    if (!row) return undefined
    return { key, value: JSON.parse(String(row.value)), updatedAt: String(row.updated_at) }
  }

  put(key: string, value: unknown): KeyValue {
    const updatedAt = new Date().toISOString()
    this.#put.run(key, JSON.stringify(value), updatedAt)
    return { key, value, updatedAt }
  }
}
