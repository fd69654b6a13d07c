import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process that has a Lake's folder open. */
interface Owner {
  /** The id of the process. */
  process: string
  /** The address at which it answers; absent for a command that only works on the folder. */
  url?: string
}

const fileOf = (dir: string) => join(dir, 'lake.pid')

/**
 * Writes down this process as the owner of a folder, and its address once it has one. The lock itself is SQLite's, so a
 * full disk costs the note alone.
 */
export function writeOwner(dir: string, url = ''): void {
  try {
    writeFileSync(fileOf(dir), `${process.pid}\n${url}`)
  } catch {
    removeOwner(dir)
  }
}

/** Returns who owns a folder that is locked; undefined if it has written nothing yet. */
export function readOwner(dir: string): Owner | undefined {
  try {
    const [id = '', url] = readFileSync(fileOf(dir), 'utf8').split('\n')
    return { process: id, ...(url && { url }) }
  } catch {
    return undefined
  }
}

export function removeOwner(dir: string): void {
  rmSync(fileOf(dir), { force: true })
}
