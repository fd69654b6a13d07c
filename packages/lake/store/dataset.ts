import type { DatabaseSync } from 'node:sqlite'
import { writingError } from './database.ts'
import type { LakeDocument } from './document.ts'
import { type Forget, prepareForgetting } from './forget.ts'
import { type Change, Snapshot } from './snapshot.ts'

/** A transaction as it is written. */
export interface Transaction {
  readonly id: string
  /** RFC 3339, UTC */
  readonly timestamp: string
  readonly author: string
  readonly changes: readonly Change[]
  /** Ids of documents whose history is forgotten with it. */
  readonly purged?: ReadonlySet<string>
}

/** A transaction after it became durable. */
export interface Commit extends Transaction {
  /** Grows by one per transaction of a store. */
  readonly seq: number
  readonly snapshot: Snapshot
}

export type CommitListener = (commit: Commit) => void

/** Writes to tables of its own in the SQLite transaction of a commit; what it throws undoes both. */
export type CommitWriter = (commit: Commit) => void

/**
 * One dataset: its documents in memory and on disk.
 *
 * `commit` is synchronous from check to disk, so transactions are serial by construction, and
 * listeners hear of each one in order even when a listener commits in turn.
 */
export class Dataset {
  readonly name: string
  readonly #database: DatabaseSync
  readonly #dir: string
  readonly #statements: Statements
  readonly #forget: Forget
  readonly #writers = new Set<CommitWriter>()
  readonly #listeners = new Set<CommitListener>()
  readonly #pending: Commit[] = []
  #notifying = false
  #snapshot: Snapshot

  constructor(name: string, database: DatabaseSync, dir: string) {
    this.name = name
    this.#database = database
    this.#dir = dir
    this.#statements = prepare(database)
    this.#forget = prepareForgetting(database)
    this.#snapshot = Snapshot.of(this.#load())
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  hasTransaction(id: string): boolean {
    return this.#statements.findTransaction.get(this.name, id) !== undefined
  }

  /**
   * Makes a transaction durable, then visible, then known to listeners. A failure leaves nothing.
   *
   * @throws LakeError `disk-full` or `folder-unwritable`
   */
  commit(transaction: Transaction): Commit {
    const commit = this.#write(transaction)
    this.#snapshot = commit.snapshot
    this.#pending.push(commit)
    this.#notify()
    if (commit.purged?.size) attempt(() => this.#emptyLog())
    return commit
  }

  /** Subscribes to commits; returns the function that ends the subscription. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds what is written together with every commit; returns the function that removes it. */
  alongside(writer: CommitWriter): () => void {
    this.#writers.add(writer)
    return () => this.#writers.delete(writer)
  }

  #load(): LakeDocument[] {
    return this.#statements.allDocuments
      .all(this.name)
      .map((row): LakeDocument => JSON.parse(String(row.json)))
  }

  #write(transaction: Transaction): Commit {
    const { id, timestamp, author, changes, purged } = transaction
    const { insertTransaction, putDocument, deleteDocument, insertRevision } = this.#statements
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      const { lastInsertRowid } = insertTransaction.run(
        this.name,
        id,
        timestamp,
        author,
        JSON.stringify(changes.flatMap(({ mutations }) => mutations)),
      )
      const seq = Number(lastInsertRowid)
      for (const change of changes) {
        const json = change.next ? JSON.stringify(change.next) : null
        if (json) putDocument.run(this.name, change.id, json)
        else deleteDocument.run(this.name, change.id)
        const rev = change.next?._rev ?? id
        insertRevision.run(this.name, change.id, seq, rev, change.previous?._rev ?? null, json)
      }
      const commit: Commit = { ...transaction, seq, snapshot: this.#snapshot.with(changes) }
      for (const write of this.#writers) write(commit)
      for (const document of purged ?? []) this.#forget(this.name, document, seq)
      this.#database.exec('COMMIT')
      return commit
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw writingError(error, this.#dir)
    }
  }

  /** SQLite's log of writes (`-wal`) still has what was forgotten. */
  #emptyLog(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  #notify(): void {
    if (this.#notifying) return
    this.#notifying = true
    try {
      for (let commit = this.#pending.shift(); commit; commit = this.#pending.shift()) {
        for (const listener of this.#listeners) attempt(() => listener(commit))
      }
    } finally {
      this.#notifying = false
    }
  }
}

/** A commit is durable by now: what follows it and fails must not make it look failed. */
function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(database: DatabaseSync) {
  return {
    allDocuments: database.prepare('SELECT json FROM documents WHERE dataset = ? ORDER BY id'),
    putDocument: database.prepare(
      'INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
    ),
    deleteDocument: database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?'),
    findTransaction: database.prepare('SELECT 1 FROM transactions WHERE dataset = ? AND id = ?'),
    insertTransaction: database.prepare(
      'INSERT INTO transactions (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)',
    ),
    insertRevision: database.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?, ?, ?)'),
  }
}
