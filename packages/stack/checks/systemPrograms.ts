import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { StackError } from '../errors.ts'
import { step } from '../steps/progress.ts'
import { installedChromium } from './chromium.ts'
import { canInstallPackages, installCommand, installPackages } from './debianPackages.ts'
import { installed } from './installed.ts'

interface SystemProgram {
  title: string
  /** The Debian package that has it. */
  package: string
  /** Returns its path, or undefined when it is not installed. */
  find(): string | undefined
}

/** A free font with the metrics of Times New Roman, which pages use until the site's fonts load. */
const FALLBACK_FONT = 'Liberation Serif'

/** The folders in which fontconfig looks. Its own program, fc-list, is not on every machine that has a browser. */
const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
]

/**
 * Finds the fallback font. Layout tests measure what shifts when a font loads; without the fallback font every heading
 * shifts.
 */
function findFallbackFont(): string | undefined {
  if (process.platform !== 'linux') return FALLBACK_FONT
  return globSync(FONT_FOLDERS.map((folder) => `${folder}/**/LiberationSerif-Regular.*`))[0]
}

const BROWSER = 'Chromium or Chrome (CHROMIUM_PATH may name one)'

/** The programs of the operating system that tests use. npm installs everything else. */
const SYSTEM_PROGRAMS = {
  chromium: {
    title: BROWSER,
    // Without windows it opens a context in about half the time of the whole browser.
    package: 'chromium-headless-shell',
    find: () => installedChromium(['chromium-headless-shell']),
  },
  chromiumWithWindows: { title: BROWSER, package: 'chromium', find: () => installedChromium() },
  fallbackFont: {
    title: `the font ${FALLBACK_FONT}`,
    package: 'fonts-liberation',
    find: findFallbackFont,
  },
  nginx: { title: 'nginx', package: 'nginx', find: () => installed(['nginx']) },
  wrk: { title: 'wrk', package: 'wrk', find: () => installed(['wrk']) },
  redis: { title: 'Redis', package: 'redis-server', find: () => installed(['redis-server']) },
  systemd: {
    title: 'systemd-analyze',
    package: 'systemd',
    find: () => installed(['systemd-analyze']),
  },
  faketime: {
    title: 'libfaketime',
    package: 'libfaketime',
    find: () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0],
  },
} satisfies Record<string, SystemProgram>

export type SystemProgramName = keyof typeof SYSTEM_PROGRAMS

/**
 * Returns the path of a program of the operating system. Installs nothing.
 *
 * @throws StackError when it is missing; its message says how to install it.
 */
export function systemProgram(name: SystemProgramName): string {
  const program = SYSTEM_PROGRAMS[name]
  const path = program.find()
  if (path) return path
  throw new StackError(
    `${program.title} was not found. Install it and try again. On Debian: ${installCommand([program.package])}`,
  )
}

/**
 * Sees to it that programs are there before tests need them. As root on Debian it installs what is missing, all of
 * it in one step.
 *
 * @throws StackError when something is missing and cannot be installed; its message names it and the command.
 */
export async function requireSystemPrograms(names: readonly SystemProgramName[]): Promise<void> {
  const missing = names.map((name) => SYSTEM_PROGRAMS[name]).filter(({ find }) => !find())
  if (missing.length === 0) return
  const titles = missing.map(({ title }) => title).join(', ')
  const packages = missing.map((program) => program.package)
  if (!canInstallPackages()) {
    throw new StackError(
      `The tests need ${titles}. Install what is missing and try again. On Debian, as root: ${installCommand(packages)}`,
    )
  }
  await step(`Installing what is missing: ${titles}`, async () => installPackages(packages))
}
