import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that readers, also after a crash, find the previous content or the new one, whole.
 *
 * @param modifiedAt the time that the file tells as its last change, in seconds since 1970
 */
export async function writeAtomically(
  file: string,
  content: Buffer,
  modifiedAt?: number,
): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  // Next looks for files of the build in such paths, unless it is told that this is none.
  const temporary = join(/*turbopackIgnore: true*/ folder, `.${basename(file)}.${randomUUID()}`)
  try {
    await writeFile(temporary, content, { flush: true })
    if (modifiedAt !== undefined) await utimes(temporary, modifiedAt, modifiedAt)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
