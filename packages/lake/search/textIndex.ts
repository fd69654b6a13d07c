import type { DatabaseSync } from 'node:sqlite'
import type { Commit, Dataset } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import { inTransaction } from '../store/sqliteTransaction.ts'
import { searchableText } from './searchableText.ts'
import type { Term } from './terms.ts'

/** The version of the index, to be raised when its content changes. An index of another version is rebuilt. */
const INDEX_VERSION = 1

/** `remove_diacritics 2` removes all accents: https://sqlite.org/fts5.html#unicode61_tokenizer */
const TABLES = `
  CREATE TABLE IF NOT EXISTS text_documents (
    row INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS text_state (
    dataset TEXT PRIMARY KEY, version INTEGER NOT NULL, seq INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS text_index USING fts5 (
    text, content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  );
`

/**
 * The words of every document, in SQLite's full-text index. The index is written in the transaction
 * of the documents. It is rebuilt at start if it is out of date, as after an import.
 */
export class TextIndex {
  readonly #database: DatabaseSync
  readonly #statements

  constructor(database: DatabaseSync) {
    database.exec(TABLES)
    this.#database = database
    this.#statements = prepare(database)
  }

  /** Brings the index of a dataset up to date, and updates it with every commit. */
  maintain(dataset: Dataset): void {
    const { name } = dataset
    const seq = Number(this.#statements.lastSeq.get(name)?.seq ?? 0)
    const state = this.#statements.state.get(name)
    if (state?.version !== INDEX_VERSION || state.seq !== seq) this.#rebuild(dataset, seq)
    dataset.addWriter((commit) => this.#update(name, commit))
  }

  /** The ids, as they are stored, of the documents that match all terms. */
  search(dataset: string, terms: readonly Term[]): ReadonlySet<string> {
    const wanted = matchOf(
      terms.filter((term) => term.wanted),
      'AND',
    )
    const unwanted = matchOf(
      terms.filter((term) => !term.wanted),
      'OR',
    )
    const { matching, all } = this.#statements
    const found = wanted ? matching.all(wanted, dataset) : all.all(dataset)
    const excluded = new Set(unwanted ? matching.all(unwanted, dataset).map(({ id }) => id) : [])
    return new Set(found.flatMap(({ id }) => (excluded.has(id) ? [] : [String(id)])))
  }

  #update(dataset: string, { changes, purged, seq }: Commit): void {
    for (const { id, next } of changes) {
      if (next) this.#put(dataset, next)
      else this.#remove(dataset, id)
    }
    // The index only marks removed documents; `optimize` removes their words from the file.
    if (purged?.size) this.#statements.optimize.run()
    this.#statements.setState.run(dataset, INDEX_VERSION, seq)
  }

  #rebuild(dataset: Dataset, seq: number): void {
    const { deleteTexts, deleteDocuments, setState } = this.#statements
    inTransaction(this.#database, () => {
      deleteTexts.run(dataset.name)
      deleteDocuments.run(dataset.name)
      for (const document of dataset.snapshot.all()) this.#put(dataset.name, document)
      setState.run(dataset.name, INDEX_VERSION, seq)
    })
  }

  #put(dataset: string, document: LakeDocument): void {
    const { rowOf, addDocument, putText } = this.#statements
    const known = rowOf.get(dataset, document._id)?.row
    const row = known ?? addDocument.run(dataset, document._id).lastInsertRowid
    putText.run(row, searchableText(document))
  }

  #remove(dataset: string, id: string): void {
    const row = this.#statements.rowOf.get(dataset, id)?.row
    if (row === undefined) return
    this.#statements.removeText.run(row)
    this.#statements.removeDocument.run(row)
  }
}

/** Writes terms in the syntax of FTS5: https://sqlite.org/fts5.html#full_text_query_syntax */
function matchOf(terms: readonly Term[], operator: 'AND' | 'OR'): string {
  return terms
    .map(({ text, prefix }) => `"${text.replaceAll('"', '""')}"${prefix ? ' *' : ''}`)
    .join(` ${operator} `)
}

function prepare(database: DatabaseSync) {
  return {
    lastSeq: database.prepare('SELECT max(seq) AS seq FROM transactions WHERE dataset = ?'),
    state: database.prepare('SELECT version, seq FROM text_state WHERE dataset = ?'),
    setState: database.prepare('INSERT OR REPLACE INTO text_state VALUES (?, ?, ?)'),
    rowOf: database.prepare('SELECT row FROM text_documents WHERE dataset = ? AND id = ?'),
    addDocument: database.prepare('INSERT INTO text_documents (dataset, id) VALUES (?, ?)'),
    removeDocument: database.prepare('DELETE FROM text_documents WHERE row = ?'),
    putText: database.prepare('INSERT OR REPLACE INTO text_index (rowid, text) VALUES (?, ?)'),
    optimize: database.prepare("INSERT INTO text_index (text_index) VALUES ('optimize')"),
    removeText: database.prepare('DELETE FROM text_index WHERE rowid = ?'),
    deleteDocuments: database.prepare('DELETE FROM text_documents WHERE dataset = ?'),
    deleteTexts: database.prepare(
      'DELETE FROM text_index WHERE rowid IN (SELECT row FROM text_documents WHERE dataset = ?)',
    ),
    all: database.prepare('SELECT id FROM text_documents WHERE dataset = ?'),
    matching: database.prepare(
      `SELECT d.id FROM text_index CROSS JOIN text_documents d ON d.row = text_index.rowid
       WHERE text_index MATCH ? AND d.dataset = ?`,
    ),
  }
}
