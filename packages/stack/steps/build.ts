import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, TOP } from '../config.ts'
import { siteEnvironment, studioEnvironment } from '../environment.ts'
import { run } from '../processes/child.ts'
import { fingerprint, unlessFresh } from './freshness.ts'
import { step } from './progress.ts'

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Bundles the scripts of the islands. */
export const ISLANDS = 'packages/ui/islands/build.ts'

/**
 * Makes what the pages refer to beside Next's own files: drawings, and the scripts of the islands.
 * `flags` are those of the islands' build.
 */
export async function buildAssets({ logDir }: Settings, flags: string[] = []): Promise<void> {
  await run({ name: 'icons', run: ['node', 'packages/ui/icons/build.ts'], logDir })
  await run({ name: 'islands', run: ['node', ISLANDS, ...flags], logDir })
}

/** Builds the site unless its sources and its addresses are those of the last build. Needs the Lake. */
export function buildSite(settings: Settings): Promise<void> {
  const env = siteEnvironment(settings)
  const sources = [
    ...SHARED,
    'next.config.mjs',
    'web',
    'packages/content',
    'packages/leads',
    'packages/ui',
  ]
  const output = join(TOP, 'web', settings.siteDist)
  const print = fingerprint(sources, [JSON.stringify(env)])
  return unlessFresh(`site${settings.siteDist}`, join(output, 'BUILD_ID'), print, () =>
    step('Building the site', async () => {
      await buildAssets(settings)
      rmSync(output, { recursive: true, force: true })
      await run({ name: 'site-build', run: ['next', 'build', 'web'], env, logDir: settings.logDir })
    }),
  )
}

/** In Next's output: the pages of the day it was made, and what speeds up the next build. */
const MADE = /[\\/]cache$|[\\/]server[\\/]app[\\/].*\.(html|rsc|meta|body|segments)$/

/**
 * Builds the site with code that was compiled before, in another folder of `web`: only what is asked of
 * the Lake, the pages, is made anew. Throws where there is no such folder.
 */
export async function buildPages(settings: Settings, compiled: string): Promise<void> {
  const output = join(TOP, 'web', settings.siteDist)
  rmSync(output, { recursive: true, force: true })
  const filter = (file: string) => !MADE.test(file)
  cpSync(join(TOP, 'web', compiled), output, { recursive: true, filter })
  await run({
    name: 'site-build',
    run: ['next', 'build', 'web', '--experimental-build-mode', 'generate'],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
}

/** Builds the Studio unless it is fresh. Needs no Lake. */
export function buildStudio(settings: Settings): Promise<void> {
  const env = studioEnvironment(settings)
  const sources = [...SHARED, 'studio', 'packages/content']
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
