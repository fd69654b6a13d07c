import { existsSync } from 'node:fs'
import { installed } from './installed.ts'

/** The commands that start a Chromium with windows, the preferred first. */
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The places where macOS has a Chromium, which no PATH names. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of an installed Chromium or Chrome: the one that CHROMIUM_PATH names, or else one of these commands,
 * or else one with windows.
 */
export function installedChromium(commands: readonly string[] = []): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  return installed([...commands, ...WINDOWED]) ?? APPLICATIONS.find((path) => existsSync(path))
}
