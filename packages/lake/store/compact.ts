import { writingError } from './database.ts'
import type { Store } from './store.ts'
import { trimHistory } from './trimHistory.ts'

/**
 * Trims the history and gives the space that is free in the database back to the disk. Returns the bytes of its file.
 *
 * @throws LakeError `disk-full`: SQLite writes the database anew before it deletes the former one
 */
export function compact({ database, dir }: Store): { before: number; after: number } {
  const bytes = () => {
    const sizes = database.prepare(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    )
    return Number(sizes.get()?.bytes)
  }
  const before = bytes()
  try {
    trimHistory(database, new Date())
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    throw writingError(error, dir)
  }
  return { before, after: bytes() }
}
