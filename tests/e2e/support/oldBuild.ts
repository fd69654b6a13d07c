import { cp, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { TOP } from '@elos/stack/config'
import { env } from './lake.ts'

/**
 * Copies the build under test, as one that was made a day ago. Next tells the age of an answer by its file.
 *
 * @returns its folder in `web`, and what removes it
 */
export async function copyAsOldBuild() {
  const source = join(TOP, 'web', env.E2E_SITE_DIST)
  const name = `.next-old-${process.pid}`
  const folder = join(TOP, 'web', name)
  const unneeded = ['cache', 'standalone', 'kept'].map((part) => join(source, part))
  await cp(source, folder, { recursive: true, filter: (file) => !unneeded.includes(file) })
  const yesterday = Date.now() / 1000 - 24 * 3600
  const files = await readdir(join(folder, 'server/app'), { recursive: true })
  for (const file of files.filter((each) => /\.(?:body|meta)$/.test(each)))
    await utimes(join(folder, 'server/app', file), yesterday, yesterday)
  return { name, remove: () => rm(folder, { recursive: true, force: true }) }
}
