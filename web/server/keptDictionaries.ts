import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './writeAtomically.ts'

/** The file in Next's output folder that has the dictionary of the build (buildDictionary.ts). */
export const DICTIONARY_OF_BUILD = 'dictionary'

/**
 * Returns the dictionary of a build, if it has one, and that of the build before, which browsers still have. Keeps
 * that of the build for the next one, and removes older ones.
 *
 * @param folder has a file for each of them, named after its build
 */
export async function keptDictionaries(
  folder: string,
  build: string,
  current: Buffer | undefined,
): Promise<Buffer[]> {
  const file = join(folder, build)
  if (current && !existsSync(file)) await writeAtomically(file, current)
  const [previous, ...older] = await othersByAge(folder, build)
  await Promise.all(older.map((other) => rm(other, { force: true })))
  const before =
    previous === undefined ? undefined : await readFile(previous).catch(() => undefined)
  return [current, before].filter((each) => each !== undefined)
}

/** The files of other builds, the newest first. Another process may be writing or removing some. */
async function othersByAge(folder: string, build: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const others = names
    .filter((name) => name !== build && !name.startsWith('.'))
    .map((name) => join(folder, name))
  const dated = await Promise.all(
    others.map(async (file) => ({ file, time: (await timeOf(file)) ?? 0 })),
  )
  return dated.sort((one, other) => other.time - one.time).map(({ file }) => file)
}

const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
