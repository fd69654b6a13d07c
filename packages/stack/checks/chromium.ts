import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StackError } from '../errors.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path))
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log("› Installing Debian's Chromium …")
  spawnSync('apt-get', ['update'])
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return installed()
}

/**
 * The browser for the end-to-end tests: an installed one, else Debian's package, else Playwright's
 * own download, for which the answer is `null` (Playwright then finds it by itself).
 */
export function findChromium(): string | null {
  const path = installed() ?? debianPackage()
  if (path) return path
  console.log("› Downloading Playwright's Chromium …")
  const download = spawnSync('playwright', ['install', '--with-deps', 'chromium-headless-shell'])
  if (download.status === 0) return null
  throw new StackError(
    'No Chromium was found and none could be installed. Install it (on Debian: apt-get install chromium) and try again.',
  )
}
