import { spawnSync } from 'node:child_process'

/**
 * Installs the programs that a benchmark runs when they are missing and this process is root.
 *
 * @param programs the Debian package that contains each command
 * @throws Error that says what to install
 */
export function requirePrograms(programs: Record<string, string>): void {
  const missing = () =>
    Object.entries(programs).filter(([name]) => spawnSync('which', [name]).status !== 0)
  if (missing().length > 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'])
    spawnSync('apt-get', [
      'install',
      '-y',
      '--no-install-recommends',
      ...missing().map(([, debian]) => debian),
    ])
  }
  const still = missing().map(([, debian]) => debian)
  if (still.length > 0) throw new Error(`Install first: apt-get install ${still.join(' ')}`)
}
