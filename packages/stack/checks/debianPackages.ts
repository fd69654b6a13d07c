import { spawnSync } from 'node:child_process'
import { StackError } from '../errors.ts'
import { installed } from './installed.ts'

/** The seconds for which apt waits for another program that installs packages at the moment. */
const LOCK_SECONDS = 600

/** A mirror that cannot be reached is given up after seconds; by itself apt tries for minutes. */
const OPTIONS = [
  `DPkg::Lock::Timeout=${LOCK_SECONDS}`,
  'Acquire::Retries=1',
  'Acquire::http::Timeout=20',
  'Acquire::https::Timeout=20',
].flatMap((option) => ['-o', option])

/** Whether this process may install Debian's packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && installed(['apt-get']) !== undefined
}

/** Returns the command by which a person installs Debian's packages. */
export function installCommand(packages: string[]): string {
  return `apt-get update && apt-get install --no-install-recommends ${packages.join(' ')}`
}

/**
 * Installs Debian's packages in one step. Waits while another program has the lock of the packages.
 *
 * @throws StackError when apt fails; its message holds the end of what apt said.
 */
export function installPackages(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...OPTIONS, ...args], { encoding: 'utf8', env })
  // Lists that cannot be fetched anew may still name the packages: installing decides.
  apt('update')
  const { status, stdout, stderr } = apt('install', '-y', '--no-install-recommends', ...packages)
  if (status === 0) return
  const end = `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n')
  throw new StackError(
    `${packages.join(' and ')} could not be installed. Install what is missing and try again:\n  ${installCommand(packages)}\napt-get said:\n${end}`,
  )
}
