import type { DatabaseSync } from 'node:sqlite'
import { draftId, type LakeDocument, versionOf } from '../store/document.ts'

/** The effect of a transaction on one document; the content is stored apart. */
export interface Revision {
  /** The number of the transaction in the store. */
  seq: number
  document: string
  transactionId: string
  /** The moment as RFC 3339, in UTC. */
  timestamp: string
  author: string
  /** The revision before the transaction; `null` if the document did not exist. */
  previousRev: string | null
  /** Whether the document exists after the transaction. */
  exists: boolean
}

export interface LoggedTransaction {
  seq: number
  id: string
  /** The moment as RFC 3339, in UTC. */
  timestamp: string
  author: string
  mutations: readonly unknown[]
}

/** The transactions to read; the bounds are inclusive. */
interface TransactionRange {
  fromSeq: number
  toSeq: number
  newestFirst: boolean
  limit: number
}

/** Reads the past states of a dataset's documents from the revisions that every commit writes. */
export class HistoryLog {
  readonly #dataset: string
  readonly #statements: Statements

  constructor(database: DatabaseSync, dataset: string) {
    this.#dataset = dataset
    this.#statements = prepare(database)
  }

  /** The number of a transaction; undefined if there is none with this id. */
  seqOf(transactionId: string): number | undefined {
    return numberOf(this.#statements.seqOf.get(this.#dataset, transactionId)?.seq)
  }

  /** The number of the last transaction at or before a time; 0 if there was none. */
  seqAt(time: string): number {
    return numberOf(this.#statements.seqAt.get(this.#dataset, time)?.seq) ?? 0
  }

  /** A document as it was after the transaction with a number. */
  documentAt(id: string, seq: number): LakeDocument | null {
    return documentOf(this.#statements.documentAt.get(this.#dataset, id, seq))
  }

  /** The last state of a document, also of a deleted one. */
  lastOf(id: string): LakeDocument | null {
    return documentOf(this.#statements.lastOf.get(this.#dataset, id))
  }

  /** The revisions of a document and its variants, oldest first. */
  revisionsOf(publishedId: string): Revision[] {
    const rows = this.#statements.revisionsOf.all(
      this.#dataset,
      publishedId,
      draftId(publishedId),
      versionOf('*', publishedId),
    )
    return rows.map((row) => ({
      ...transactionOf(row),
      document: String(row.document),
      transactionId: String(row.id),
      previousRev: row.previous === null ? null : String(row.previous),
      exists: row.existing === 1,
    }))
  }

  /** The transactions that changed at least one of some documents. */
  transactionsOf(ids: readonly string[], range: TransactionRange): LoggedTransaction[] {
    const { newestFirst, ...bounds } = range
    const direction = newestFirst ? -1 : 1
    const parameters = { ...bounds, direction, dataset: this.#dataset, ids: JSON.stringify(ids) }
    return this.#statements.transactionsOf.all(parameters).map((row) => ({
      ...transactionOf(row),
      id: String(row.id),
      mutations: JSON.parse(String(row.mutations)),
    }))
  }
}

type Statements = ReturnType<typeof prepare>
type Row = ReturnType<Statements['seqOf']['get']>

function prepare(database: DatabaseSync) {
  return {
    transactionsOf: database.prepare(`
      SELECT seq, id, timestamp, author, mutations FROM transactions
      WHERE seq IN (
        SELECT seq FROM revisions
        WHERE dataset = $dataset AND document IN (SELECT value FROM json_each($ids))
          AND seq BETWEEN $fromSeq AND $toSeq
      )
      ORDER BY seq * $direction LIMIT $limit`),
    seqOf: database.prepare('SELECT seq FROM transactions WHERE dataset = ? AND id = ?'),
    seqAt: database.prepare(
      'SELECT max(seq) AS seq FROM transactions WHERE dataset = ? AND timestamp <= ?',
    ),
    documentAt: database.prepare(
      `SELECT json FROM revisions WHERE dataset = ? AND document = ? AND seq <= ?
       ORDER BY seq DESC LIMIT 1`,
    ),
    lastOf: database.prepare(
      `SELECT json FROM revisions WHERE dataset = ? AND document = ? AND json IS NOT NULL
       ORDER BY seq DESC LIMIT 1`,
    ),
    revisionsOf: database.prepare(
      `SELECT r.seq, r.document, r.previous, r.json IS NOT NULL AS existing,
              t.id, t.timestamp, t.author
       FROM revisions r JOIN transactions t ON t.seq = r.seq
       WHERE r.dataset = ? AND (r.document = ? OR r.document = ? OR r.document GLOB ?)
       ORDER BY r.seq`,
    ),
  }
}

function transactionOf(row: NonNullable<Row>) {
  return { seq: Number(row.seq), timestamp: String(row.timestamp), author: String(row.author) }
}

function documentOf(row: Row): LakeDocument | null {
  return row && row.json !== null ? JSON.parse(String(row.json)) : null
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
