import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { closeDatabase, openDatabase } from './database.ts'
import { Dataset } from './dataset.ts'
import { KeyValues } from './keyValues.ts'

/** A Lake's folder, opened by this process only. */
export interface Store {
  dir: string
  keyValues: KeyValues
  /** The database, for parts of the Lake that have their own tables. */
  database: DatabaseSync
  /** Returns a dataset by name; an unknown name is an empty dataset. */
  dataset(name: string): Dataset
  /** The folder of a dataset's uploaded files. */
  assetsDir(dataset: string): string
  close(): void
}

export interface StoreOptions {
  /** The size of the database file, in bytes, at which the disk counts as full. */
  maxBytes?: number
}

/**
 * Opens the store in a folder, and creates it if needed. It starts no server: the command line uses
 * it while no Lake runs.
 *
 * @throws LakeError `folder-locked`, `folder-unwritable`, `folder-corrupt` or `folder-version`
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
