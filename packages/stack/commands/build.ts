import { join } from 'node:path'
import { defaultSettings, TOP, usesLocalLake } from '../config.ts'
import { StackError } from '../errors.ts'
import { withLake } from '../processes/lake.ts'
import { buildSite } from '../steps/build.ts'
import { prepareContent } from '../steps/content.ts'
import { step } from '../steps/progress.ts'
import { gatherRelease, makeReleasePages } from '../steps/release.ts'

/** The folder of the release that `npm run build` writes. Copy it anywhere to run it. */
export const RELEASE = join(TOP, 'dist/site')

/**
 * `npm run build`: builds the site alone, as a folder that runs without the repository. Its pages are made
 * from the content that the environment names, or else from the local Lake. A page that cannot be made is named and left
 * out: one broken document must not keep back a release. With `--strict` the exit code is 1 then.
 *
 * @throws StackError when a step fails, or an argument is unknown
 */
export async function buildCommand(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--strict')
  if (unknown) throw new StackError(`Unknown argument '${unknown}'. There is only --strict.`)
  const settings = { ...defaultSettings(), siteDist: '.next-release', standalone: true }
  const failed = await withLake(settings, async () => {
    if (usesLocalLake()) await prepareContent(settings)
    await buildSite(settings)
    await step('Gathering the release', () => gatherRelease(settings, RELEASE))
    return step('Making its pages', () => makeReleasePages(settings, RELEASE))
  })
  if (failed)
    console.log(`\nThe release lacks these pages, which are tried again when it runs:\n${failed}`)
  console.log(`\nThe site is in ${RELEASE}. Start it with 'npm run serve'.`)
  return failed && args.includes('--strict') ? 1 : 0
}
