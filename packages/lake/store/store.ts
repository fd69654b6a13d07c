import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { closeDatabase, openDatabase } from './database.ts'
import { Dataset } from './dataset.ts'
import { KeyValues } from './keyValues.ts'

/** A Lake's folder, opened by this process alone. */
export interface Store {
  readonly dir: string
  readonly keyValues: KeyValues
  /** For parts that keep tables of their own beside the documents. */
  readonly database: DatabaseSync
  /** A dataset by name; an unknown name is an empty dataset. */
  dataset(name: string): Dataset
  /** The folder of a dataset's uploaded files. */
  assetsDir(dataset: string): string
  close(): void
}

export interface StoreOptions {
  /** Bound of the database file in bytes, as if the disk ended there. */
  readonly maxBytes?: number
}

/**
 * Opens (creating it where needed) the store in a folder. No server: this is what the
 * command line works on while the Lake is down.
 *
 * @throws LakeError `folder-locked`, `folder-unwritable` or `folder-corrupt`
 */
export function openStore(dir: string, options: StoreOptions = {}): Store {
  const database = openDatabase(dir, options.maxBytes)
  const datasets = new Map<string, Dataset>()
  return {
    dir,
    keyValues: new KeyValues(database),
    database,
    dataset(name) {
      const known = datasets.get(name) ?? new Dataset(name, database, dir)
      datasets.set(name, known)
      return known
    },
    assetsDir: (dataset) => join(dir, 'assets', dataset),
    close: () => closeDatabase(database, dir),
  }
}
