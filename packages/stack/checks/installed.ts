import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StackError } from '../errors.ts'

/** Where Debian puts servers. Not every user's PATH names it. */
const SERVERS = '/usr/sbin'

/** Returns the path of the first of these commands that is installed. */
export function installed(commands: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SERVERS]
  return commands
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Installs Debian packages; false where that is not possible. */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`› Installing Debian's ${packages.join(' and ')} …`)
  spawnSync('apt-get', ['update'])
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  return spawnSync('apt-get', install).status === 0
}

/**
 * Returns the path of a program that tests need: an installed one, else Debian's package.
 *
 * @param name of its command and of its package
 * @throws StackError when it is missing and cannot be installed
 */
export function findProgram(name: string): string {
  const path = installed([name]) ?? (installPackages(name) ? installed([name]) : undefined)
  if (path) return path
  throw new StackError(
    `${name} was not found and could not be installed, so what needs it was not tested. Install it (on Debian: apt-get install ${name}) and try again.`,
  )
}
