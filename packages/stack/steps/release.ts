import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { TOP } from '../config.ts'

/** The entry of a release: `node serve.mjs`. */
export const RELEASE_ENTRY = 'serve.mjs'

/**
 * Gathers a build with `standalone` into one folder that runs without the repository and its packages:
 * Next's server with the files that it needs, the site's own files, and the front as one file.
 *
 * @param dist Next's output folder inside `web`
 * @param folder where the release is written; what was there is removed
 */
export async function gatherRelease(dist: string, folder: string): Promise<void> {
  const output = join(TOP, 'web', dist)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(output, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
  cpSync(join(output, 'static'), join(folder, 'web', dist, 'static'), { recursive: true })
  cpSync(join(TOP, 'web/public'), join(folder, 'web/public'), { recursive: true })
  await bundle('serve.ts', join(folder, RELEASE_ENTRY))
  // The names that web/server/release.ts reads.
  const release = { dist, version: commit() }
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release)}\n`)
}

/** Writes a program of the front with all that it imports as one file. */
async function bundle(program: string, file: string): Promise<void> {
  const bundled = await rolldown({
    input: join(TOP, 'web/server', program),
    platform: 'node',
    // Sources are found by `exports`, which name TypeScript files.
    logLevel: 'warn',
  })
  await bundled.write({ file, format: 'esm', codeSplitting: false })
  await bundled.close()
}

/** The commit of the sources; in a container's build, which has none, what VERSION says. */
function commit(): string {
  if (process.env.VERSION) return process.env.VERSION
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: TOP,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
