import type { DatabaseSync } from 'node:sqlite'
import { attempt, LakeError } from '../errors.ts'
import { writingError } from './database.ts'
import { isDocument, type LakeDocument } from './document.ts'
import { type PurgeHistory, preparePurge } from './purgeHistory.ts'
import { type Change, Snapshot } from './snapshot.ts'
import { inTransaction } from './sqliteTransaction.ts'

/** A transaction to be written. */
interface Transaction {
  id: string
  /** The moment as RFC 3339, in UTC. */
  timestamp: string
  author: string
  changes: readonly Change[]
  /** The ids of documents whose history is deleted too. */
  purged?: ReadonlySet<string>
}

/** A transaction that was written. */
export interface Commit extends Transaction {
  /** The number of the transaction in the store, counting up. */
  seq: number
  snapshot: Snapshot
}

export type CommitListener = (commit: Commit) => void

/** Writes to other tables in the SQLite transaction of a commit. An error rolls back both. */
type CommitWriter = (commit: Commit) => void

/**
 * One dataset: its documents in memory and on disk.
 *
 * `commit` is synchronous, so transactions cannot overlap. Listeners do not commit.
 */
export class Dataset {
  readonly name: string
  readonly #database: DatabaseSync
  readonly #dir: string
  readonly #statements: Statements
  readonly #purgeHistory: PurgeHistory
  readonly #writers = new Set<CommitWriter>()
  readonly #listeners = new Set<CommitListener>()
  #snapshot: Snapshot

  constructor(name: string, database: DatabaseSync, dir: string) {
    this.name = name
    this.#database = database
    this.#dir = dir
    this.#statements = prepare(database)
    this.#purgeHistory = preparePurge(database)
    this.#snapshot = Snapshot.of(this.#load())
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  hasTransaction(id: string): boolean {
    return this.#statements.findTransaction.get(this.name, id) !== undefined
  }

  /**
   * Writes a transaction to disk, then updates the snapshot, then calls the listeners. If writing fails,
   * nothing changes.
   *
   * @throws LakeError `disk-full` or `folder-unwritable`
   */
  commit(transaction: Transaction): Commit {
    const commit = this.#write(transaction)
    this.#snapshot = commit.snapshot
    // The commit is written, so it must not appear to have failed.
    for (const listener of this.#listeners) attempt(() => listener(commit))
    if (commit.purged?.size) attempt(() => this.#emptyLog())
    return commit
  }

  /** Adds a listener of commits; returns the function that removes it. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds a writer that takes part in every commit; returns the function that removes it. */
  addWriter(writer: CommitWriter): () => void {
    this.#writers.add(writer)
    return () => this.#writers.delete(writer)
  }

  #load(): LakeDocument[] {
    return this.#statements.allDocuments.all(this.name).map((row): LakeDocument => {
      const document = parsed(String(row.json))
      if (isDocument(document)) return document
      throw new LakeError(
        'folder-corrupt',
        `Document "${row.id}" in the database in ${this.#dir} is not a document in JSON. Restore an export (lake import) into another folder.`,
      )
    })
  }

  #write(transaction: Transaction): Commit {
    try {
      return inTransaction(this.#database, () => {
        const seq = this.#insert(transaction)
        const snapshot = this.#snapshot.with(transaction.changes)
        const commit: Commit = { ...transaction, seq, snapshot }
        for (const write of this.#writers) write(commit)
        if (transaction.purged) this.#purgeHistory(this.name, transaction.purged, seq)
        return commit
      })
    } catch (error) {
      throw writingError(error, this.#dir)
    }
  }

  /** Inserts a transaction with its documents and their revisions; returns its number. */
  #insert({ id, timestamp, author, changes }: Transaction): number {
    const { insertTransaction, putDocument, deleteDocument, insertRevision } = this.#statements
    const mutations = JSON.stringify(changes.flatMap((change) => change.mutations))
    const { lastInsertRowid } = insertTransaction.run(this.name, id, timestamp, author, mutations)
    const seq = Number(lastInsertRowid)
    for (const { id: document, previous, next } of changes) {
      const json = next ? JSON.stringify(next) : null
      if (json) putDocument.run(this.name, document, json)
      else deleteDocument.run(this.name, document)
      insertRevision.run(this.name, document, seq, next?._rev ?? id, previous?._rev ?? null, json)
    }
    return seq
  }

  /** Empties SQLite's write-ahead log, which still contains purged data. */
  #emptyLog(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }
}

/** The value of a JSON; undefined if it is not valid. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(database: DatabaseSync) {
  return {
    allDocuments: database.prepare('SELECT id, json FROM documents WHERE dataset = ? ORDER BY id'),
    putDocument: database.prepare(
      `INSERT INTO documents (dataset, id, json) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET json = excluded.json`,
    ),
    deleteDocument: database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?'),
    findTransaction: database.prepare('SELECT 1 FROM transactions WHERE dataset = ? AND id = ?'),
    insertTransaction: database.prepare(
      'INSERT INTO transactions (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)',
    ),
    insertRevision: database.prepare(
      `INSERT INTO revisions (dataset, document, seq, rev, previous, json)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
  }
}
