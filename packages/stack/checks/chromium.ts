import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { StackError } from '../errors.ts'
import { nodeArguments } from '../processes/programs.ts'
import { installed, installPackages } from './installed.ts'

/** Debian's Chromium without windows: it opens a context in about half the time of the whole browser. */
const HEADLESS = 'chromium-headless-shell'

/** The commands that start a Chromium with windows, the preferred first. */
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Free fonts with the metrics of Arial and Times New Roman, which pages use until the site's fonts load. */
const FALLBACK_FONTS = { name: 'Liberation Serif', package: 'fonts-liberation' }

/** Layout tests measure what shifts when a font loads. Without the fallback fonts every heading shifts. */
function requireFonts(): void {
  const listed = spawnSync('fc-list', [FALLBACK_FONTS.name], { encoding: 'utf8' }).stdout
  if (process.platform !== 'linux' || listed?.trim() || installPackages(FALLBACK_FONTS.package))
    return
  throw new StackError(
    `The font ${FALLBACK_FONTS.name} is missing. Install it (on Debian: apt-get install ${FALLBACK_FONTS.package}) and try again.`,
  )
}

/**
 * The path of the browser for the end-to-end tests: an installed one, else Debian's package. When
 * neither is there it downloads Playwright's own and returns null: Playwright finds that by itself.
 * On Linux it also installs the fallback fonts.
 *
 * @param options.windows whether its windows are to be seen; without them, a smaller browser is enough
 * @throws StackError when something is missing and cannot be installed.
 */
export function findChromium({ windows = false }: { windows?: boolean } = {}): string | null {
  requireFonts()
  const [needed, enough] = windows ? ['chromium', WINDOWED] : [HEADLESS, [HEADLESS]]
  const named = process.env.CHROMIUM_PATH
  const path =
    (named && existsSync(named) ? named : undefined) ??
    installed(enough) ??
    (installPackages(needed) ? installed(enough) : undefined) ??
    installed(WINDOWED)
  if (path) return path
  console.log("› Downloading Playwright's Chromium …")
  const install = ['install', '--with-deps', windows ? 'chromium' : 'chromium-headless-shell']
  const download = spawnSync(process.execPath, nodeArguments(['playwright', ...install]))
  if (download.status === 0) return null
  throw new StackError(
    'No Chromium was found and none could be installed. Install it (on Debian: apt-get install chromium) and try again.',
  )
}
