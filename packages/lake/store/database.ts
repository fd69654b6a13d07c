import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LakeError } from '../errors.ts'
import { migrate } from './layout.ts'
import { readOwner, removeOwner, writeOwner } from './owner.ts'

/**
 * Opens the database in a Lake's folder, for this process only.
 *
 * WAL with `synchronous=FULL` preserves every acknowledged transaction through a kill or a power cut
 * (https://sqlite.org/pragma.html#pragma_synchronous). `secure_delete` overwrites deleted data, so
 * that purged personal data does not remain in free pages of the file. The operating system releases
 * the exclusive lock when the process ends; `owner.ts` only tells who has it.
 * Folder and file are for this user only: they contain what visitors have sent.
 *
 * @param maxBytes size of the database file at which the disk counts as full
 * @throws LakeError `folder-unwritable`, `folder-corrupt`, `folder-locked` or `folder-version`
 */
export function openDatabase(dir: string, maxBytes?: number): DatabaseSync {
  try {
    const file = join(dir, 'lake.sqlite')
    makePrivate(dir, file)
    const database = new DatabaseSync(file)
    try {
      database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;')
      database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE;')
      migrate(database, dir)
      database.exec('COMMIT')
      const check = database.prepare('PRAGMA quick_check(1)').get()
      if (check?.quick_check !== 'ok') throw corrupt(dir)
      if (maxBytes !== undefined) limitSize(database, maxBytes)
      writeOwner(dir)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    throw openingError(error, dir)
  }
}

/** Creates folder and database for this user only. Those of an earlier Lake are closed to others now. */
function makePrivate(dir: string, file: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // SQLite gives its log the rights of the database (https://sqlite.org/wal.html).
  closeSync(openSync(file, 'a', 0o600))
  for (const [path, mode] of [
    [dir, 0o700],
    [file, 0o600],
  ] as const) {
    try {
      chmodSync(path, mode)
    } catch {
      // They belong to another user, who decides about them.
    }
  }
}

/** Closes the database, which releases its lock. */
export function closeDatabase(database: DatabaseSync, dir: string): void {
  removeOwner(dir)
  database.close()
}

function limitSize(database: DatabaseSync, maxBytes: number): void {
  const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / pageSize))}`)
}

/** The primary result codes of SQLite (https://sqlite.org/rescode.html). */
const RESULT_CODES = { busy: 5, readOnly: 8, corrupt: 11, full: 13, notADatabase: 26 } as const

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}

function corrupt(dir: string, cause?: unknown): LakeError {
  return new LakeError(
    'folder-corrupt',
    `The database in ${dir} is corrupt. Restore an export (lake import) into another folder, or delete this one.`,
    { cause },
  )
}

function openingError(error: unknown, dir: string): unknown {
  if (error instanceof LakeError) return error
  const code = primaryCode(error)
  if (code === RESULT_CODES.busy) {
    const owner = readOwner(dir)
    const named = owner ? ` (process ${owner.process})` : ''
    return new LakeError(
      'folder-locked',
      `Folder ${dir} is in use by another Lake${named}. End it or choose another folder.`,
      { cause: error },
    )
  }
  if (code === RESULT_CODES.corrupt || code === RESULT_CODES.notADatabase)
    return corrupt(dir, error)
  return new LakeError(
    'folder-unwritable',
    `Folder ${dir} cannot be written to. Check that it is a folder, that there is space, and its permissions.`,
    { cause: error },
  )
}

/** Returns a LakeError for a failed write that the operator can fix, such as a full disk; else the error. */
export function writingError(error: unknown, dir: string): unknown {
  const code = primaryCode(error)
  if (code === RESULT_CODES.full) {
    return new LakeError(
      'disk-full',
      `The disk of folder ${dir} is full: nothing was written. Free some space and try again.`,
      { cause: error },
    )
  }
  if (code === RESULT_CODES.readOnly) {
    return new LakeError('folder-unwritable', `Folder ${dir} is read-only: nothing was written.`, {
      cause: error,
    })
  }
  return error
}
