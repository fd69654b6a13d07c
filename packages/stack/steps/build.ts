import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, TOP } from '../config.ts'
import { siteEnvironment, studioEnvironment } from '../environment.ts'
import { run } from '../processes/child.ts'
import { fingerprint, unlessFresh } from './fingerprint.ts'
import { step } from './progress.ts'

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json']

/** The script that `buildAssets` runs. */
const ASSETS = 'packages/ui/assets/build.ts'
/** The script that bundles the islands, and with `--watch` again whenever a source changes. */
export const ISLANDS = 'packages/ui/islands/build.ts'
/** The script that writes the stylesheet, and with `--watch` again whenever a source changes. */
export const STYLES = 'packages/ui/stylesheet/build.ts'

/**
 * Writes the files that pages refer to and Next does not build: drawings, the stylesheet, the islands'
 * scripts. `flags` are passed to the builds of the last two.
 */
export async function buildAssets({ logDir }: Settings, flags: string[] = []): Promise<void> {
  await run({ name: 'assets', run: ['node', ASSETS, ...flags], logDir })
}

/** The variables of `next build` and `next dev`. `ASSETS` says that the stack has built the assets. */
export function nextEnvironment(settings: Settings): Record<string, string> {
  return { ...siteEnvironment(settings), ASSETS: 'built' }
}

/** Next's output folder. */
const outputOf = ({ siteDist }: Settings) => join(TOP, 'web', siteDist)

/** Builds the site unless its sources and its addresses are those of the last build. Needs no Lake. */
export function buildSite(settings: Settings): Promise<void> {
  const env = nextEnvironment(settings)
  const packages = ['packages/content', 'packages/leads', 'packages/ui']
  const sources = [...SHARED, 'next.config.mjs', 'web', ...packages]
  const print = fingerprint(sources, [JSON.stringify(env)])
  const stamp = `site${settings.siteDist}`
  return unlessFresh(stamp, join(outputOf(settings), 'BUILD_ID'), print, () =>
    step('Building the site', async () => {
      await buildAssets(settings)
      rmSync(outputOf(settings), { recursive: true, force: true })
      const { logDir } = settings
      await run({ name: 'site-build', run: ['next', 'build', 'web'], env, logDir })
    }),
  )
}

/** The files outside the workspaces that the Studio's build reads: the guide for editors, with its pictures. */
const STUDIO = ['docs/guia-do-editor.md', 'docs/pictures']

/** Builds the Studio unless its sources and variables are those of the last build. Needs no Lake. */
export function buildStudio(settings: Settings): Promise<void> {
  const env = studioEnvironment(settings)
  const sources = [...SHARED, ...STUDIO, 'studio', 'packages/content', 'packages/leads']
  const print = fingerprint(sources, [JSON.stringify(env)])
  const output = join(TOP, 'studio', settings.studioDist)
  return unlessFresh(`studio-${settings.studioDist}`, join(output, 'index.html'), print, () =>
    step('Building the Studio', async () => {
      const command = ['sanity', 'build', settings.studioDist, '--yes'] as const
      await run({
        name: 'studio-build',
        run: [...command],
        cwd: join(TOP, 'studio'),
        env,
        logDir: settings.logDir,
      })
    }),
  )
}
