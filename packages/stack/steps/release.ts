import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { type Settings, TOP } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { start, untilUp } from '../processes/child.ts'
import { freePort } from '../processes/ports.ts'
import { makePages } from './makePages.ts'

/** The entry of a release: `node serve.mjs`. */
export const RELEASE_ENTRY = 'serve.mjs'

/** The file of a release that describes it, and the folder of the pages that it contains, as web/operations/release.ts reads them. */
const RELEASE_FILE = 'release.json'
const RELEASE_PAGES = 'pages'

/** The variables that a build writes into its pages, and whose values the running site must have too (web/operations/settings.ts). */
const BUILT_FOR = ['SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_DATASET']

/**
 * Gathers a build with `standalone` into one folder that runs without the repository and its packages: Next's server with
 * the files that it needs, the site's own files, and the program that checks the environment before it starts that server.
 *
 * @param folder where the release is written; what was there is removed
 */
export async function gatherRelease(settings: Settings, folder: string): Promise<void> {
  const dist = settings.siteDist
  const output = join(TOP, 'web', dist)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(output, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
  cpSync(join(output, 'static'), join(folder, 'web', dist, 'static'), { recursive: true })
  cpSync(join(TOP, 'web/public'), join(folder, 'web/public'), { recursive: true })
  await bundle('serve.ts', join(folder, RELEASE_ENTRY))
  const environment: Record<string, string | undefined> = {
    ...process.env,
    ...siteEnvironment(settings),
  }
  // Empty where it is not set: the site reads both as its default.
  const builtFor = Object.fromEntries(BUILT_FOR.map((name) => [name, environment[name] ?? '']))
  const release = { version: commit(), builtFor }
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify(release)}\n`)
}

/**
 * Starts a release once, and asks it for every page: they are part of it, in its folder `pages`.
 *
 * @returns a line for each page that could not be made
 * @throws StackError when the release does not start
 */
export async function makeReleasePages(settings: Settings, folder: string): Promise<string> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { logDir } = settings
  const running = start({
    name: 'release',
    run: ['node', join(folder, RELEASE_ENTRY)],
    env: {
      ...siteEnvironment(settings),
      PORT: String(port),
      HOST: '127.0.0.1',
      PAGES_DIR: join(folder, RELEASE_PAGES),
      // It makes its pages, and takes no forms.
      LEADS_INBOX: 'off',
    },
    logDir,
  })
  try {
    await untilUp(running, `${origin}/api/live`, logDir)
    return await makePages(settings, origin)
  } finally {
    await running.stop()
  }
}

/** Writes a program with all that it imports as one file. */
async function bundle(program: string, file: string): Promise<void> {
  const bundled = await rolldown({
    input: join(TOP, 'web/operations', program),
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
