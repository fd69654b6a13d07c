import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the HTML of the pages that the build has rendered, in the order of their paths.
 *
 * The front makes a dictionary of them (web/server/dictionaries.ts): they are the same in every replica of a build.
 * Next has no interface for it, but has a file for each stored answer. If a release of Next moves them, there
 * is no dictionary, and pages are sent in Brotli as to a browser that knows none.
 *
 * @param dist Next's output folder
 */
export async function readBuiltPages(dist: string): Promise<Buffer[]> {
  const folder = join(dist, 'server/app')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const bodies = await Promise.all(
    names
      .filter((name) => name.endsWith('.body'))
      .sort()
      .map((name) => readFile(join(folder, name))),
  )
  return bodies.filter((body) => body.toString('latin1', 0, DOCTYPE.length) === DOCTYPE)
}

const DOCTYPE = '<!DOCTYPE html>'
