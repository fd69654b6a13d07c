import type { DatabaseSync } from 'node:sqlite'

/** Runs synchronous work in a transaction of SQLite, and returns its result. An error undoes what the work wrote. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // After some errors, such as a full disk, SQLite has undone the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
