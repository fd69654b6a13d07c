import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LakeError } from './errors.ts'

/** The errors of writing that mean that there is no room: on the disk, or in the user's share of it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * Writes a file completely or not at all: under another name first, then renamed.
 *
 * @throws LakeError `disk-full`
 */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${randomUUID()}.part`
  try {
    const file = await open(partial, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    if (!isNoRoom(error)) throw error
    throw new LakeError(
      'disk-full',
      `There is no room for ${path}: nothing was written. Free some space and try again.`,
      { cause: error },
    )
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))
