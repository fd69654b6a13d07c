import { existsSync } from 'node:fs'
import { StackError } from '../errors.ts'
import { installed } from './installed.ts'

/** Debian's Chromium without windows: it opens a context in about half the time of the whole browser. */
const HEADLESS = 'chromium-headless-shell'

/** The commands that start a Chromium with windows, the preferred first. */
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The places where macOS has a Chromium, which no PATH names. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

interface ChromiumOptions {
  /** Whether the browser's windows are to be seen. By default a smaller browser without windows is preferred. */
  windows?: boolean
}

/** Returns the path of any installed Chromium or Chrome: the one that CHROMIUM_PATH names is the first choice. */
export function installedChromium({ windows = false }: ChromiumOptions = {}): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const commands = windows ? WINDOWED : [HEADLESS, ...WINDOWED]
  return installed(commands) ?? APPLICATIONS.find((path) => existsSync(path))
}

/**
 * Returns the path of an installed Chromium or Chrome.
 *
 * @throws StackError when there is none; its message says what to install.
 */
export function findChromium(options: ChromiumOptions = {}): string {
  const path = installedChromium(options)
  if (path) return path
  throw new StackError(
    'No Chromium or Chrome was found. Install one (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH, and try again.',
  )
}
