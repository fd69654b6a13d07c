import type { DatabaseSync } from 'node:sqlite'
import { LakeError } from '../errors.ts'

/**
 * The changes of the tables' layout, oldest first; only ever add to the end. `PRAGMA user_version` of a database is the
 * number of those that it has had.
 */
const MIGRATIONS: readonly string[] = [
  // The layout of Lakes that wrote no version: their folders have these tables already.
  `
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL,
    timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL,
    UNIQUE (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS revisions (
    dataset TEXT NOT NULL, document TEXT NOT NULL, seq INTEGER NOT NULL,
    rev TEXT NOT NULL, previous TEXT, json TEXT,
    PRIMARY KEY (dataset, document, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS key_values (
    key TEXT PRIMARY KEY, value TEXT NOT NULL, updated_at TEXT NOT NULL
  ) WITHOUT ROWID;
  DROP TABLE IF EXISTS text_index;
  DROP TABLE IF EXISTS text_documents;
  DROP TABLE IF EXISTS text_state;
  `,
  // Tables without row ids put a row of more than about 1 KB on pages of its own: three times as large on disk.
  `
  ALTER TABLE documents RENAME TO former_documents;
  CREATE TABLE documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    UNIQUE (dataset, id)
  );
  INSERT INTO documents (dataset, id, json) SELECT dataset, id, json FROM former_documents;
  DROP TABLE former_documents;
  ALTER TABLE revisions RENAME TO former_revisions;
  CREATE TABLE revisions (
    dataset TEXT NOT NULL, document TEXT NOT NULL, seq INTEGER NOT NULL,
    rev TEXT NOT NULL, previous TEXT, json TEXT,
    UNIQUE (dataset, document, seq)
  );
  INSERT INTO revisions (dataset, document, seq, rev, previous, json)
    SELECT dataset, document, seq, rev, previous, json FROM former_revisions ORDER BY seq;
  DROP TABLE former_revisions;
  `,
]

/**
 * Gives a database the layout of this Lake. Call it in a transaction.
 *
 * @param dir the folder, for the message
 * @throws LakeError `folder-version` for the layout of a later Lake
 */
export function migrate(database: DatabaseSync, dir: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) {
    throw new LakeError(
      'folder-version',
      `The folder ${dir} is of a later Lake (layout ${version}; this one knows ${MIGRATIONS.length}). Use that Lake, or import its export into another folder.`,
    )
  }
  // A Lake opens on a full disk too, where nothing can be written.
  if (version === MIGRATIONS.length) return
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
}
