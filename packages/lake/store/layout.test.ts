import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { exportArchive } from '../archive/export.ts'
import { importArchives } from '../archive/import.ts'
import { storeSource } from '../archive/source.ts'
import { HistoryLog } from '../history/log.ts'
import { temporaryDir } from '../testing/lake.ts'
import { openStore } from './store.ts'

const DOCUMENT = JSON.stringify({
  _id: 'a',
  _type: 'plan',
  _rev: 't2',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-02T00:00:00Z',
  n: 2,
})

/** The tables of a Lake that wrote no version of its layout. */
const FORMER_TABLES = `
  CREATE TABLE documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE transactions (
    seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL,
    timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL, UNIQUE (dataset, id)
  );
  CREATE TABLE revisions (
    dataset TEXT NOT NULL, document TEXT NOT NULL, seq INTEGER NOT NULL,
    rev TEXT NOT NULL, previous TEXT, json TEXT, PRIMARY KEY (dataset, document, seq)
  ) WITHOUT ROWID;
  CREATE TABLE key_values (
    key TEXT PRIMARY KEY, value TEXT NOT NULL, updated_at TEXT NOT NULL
  ) WITHOUT ROWID;
  INSERT INTO documents VALUES ('production', 'a', '${DOCUMENT}');
  INSERT INTO transactions VALUES (1, 'production', 't1', '2026-01-01T00:00:00Z', 'eu', '[]');
  INSERT INTO transactions VALUES (2, 'production', 't2', '2026-01-02T00:00:00Z', 'eu', '[]');
  INSERT INTO revisions VALUES ('production', 'a', 1, 't1', NULL, '{"_id":"a","_type":"plan","n":1}');
  INSERT INTO revisions VALUES ('production', 'a', 2, 't2', 't1', '${DOCUMENT}');
  INSERT INTO key_values VALUES ('lista', '1', '2026-01-01T00:00:00Z');
`

async function folderWith(sql: string): Promise<string> {
  const dir = await temporaryDir()
  const database = new DatabaseSync(join(dir, 'lake.sqlite'))
  database.exec(sql)
  database.close()
  return dir
}

test('the folder of a Lake without versions keeps documents, history, settings and its export', async () => {
  const dir = await folderWith(FORMER_TABLES)
  // The document and its revisions are copied once.
  for (const copied of [3, 0]) {
    const store = openStore(dir)
    expect(store.database.prepare('SELECT total_changes() AS n').get()?.n).toBe(copied)
    const log = new HistoryLog(store.database, 'production')
    expect(store.dataset('production').snapshot.all()).toEqual([JSON.parse(DOCUMENT)])
    expect([1, 2].map((seq) => log.documentAt('a', seq)?.n)).toEqual([1, 2])
    expect(store.keyValues.get('lista')?.value).toBe(1)
    const archive = join(dir, `${copied}.tar.gz`)
    await exportArchive(storeSource(store, 'production'), archive)
    store.close()
    const restored = openStore(await temporaryDir())
    await importArchives(restored, 'production', [archive], { projectId: 'elos' })
    const rows = restored.database.prepare('SELECT json FROM documents').all()
    expect(rows).toEqual([{ json: DOCUMENT }])
    restored.close()
  }
})

test('the folder of a later Lake is an error, and is not changed', async () => {
  const dir = await folderWith('CREATE TABLE later (a); PRAGMA user_version = 99')
  expect(() => openStore(dir)).toThrow(
    expect.objectContaining({
      code: 'folder-version',
      message: expect.stringContaining('is of a later Lake (layout 99'),
    }),
  )
  const database = new DatabaseSync(join(dir, 'lake.sqlite'))
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'later' }])
  database.close()
})
