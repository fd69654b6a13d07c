import { join } from 'node:path'
import { defaultSettings, TOP, usesLocalLake } from '../config.ts'
import { withLake } from '../processes/lake.ts'
import { buildSite } from '../steps/build.ts'
import { step } from '../steps/progress.ts'
import { gatherRelease } from '../steps/release.ts'
import { seedIfEmpty } from '../steps/seed.ts'

/** The folder of the release that `npm run build` writes. Copy it anywhere to run it. */
export const RELEASE = join(TOP, 'dist/site')

/**
 * `npm run build`: builds the site alone, as a folder that runs without the repository. Its pages are made
 * from the content that the environment names, or else from the local Lake.
 */
export async function buildCommand(): Promise<number> {
  const settings = { ...defaultSettings(), siteDist: '.next-release', standalone: true }
  await withLake(settings, async () => {
    if (usesLocalLake()) await seedIfEmpty(settings)
    await buildSite(settings)
  })
  await step('Gathering the release', () => gatherRelease(settings.siteDist, RELEASE))
  console.log(`\nThe site is in ${RELEASE}. Start it with 'npm run serve'.`)
  return 0
}
