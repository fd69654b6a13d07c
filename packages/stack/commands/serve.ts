import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StackError } from '../errors.ts'
import { startAttached } from '../processes/child.ts'
import { untilSignal } from '../processes/signals.ts'
import { RELEASE_ENTRY } from '../steps/release.ts'
import { RELEASE } from './build.ts'

/**
 * `npm run serve`: serves the release of `npm run build`, and nothing else. A signal to this process is
 * passed on, and running requests end first.
 *
 * @throws StackError when there is no release
 */
export async function serveCommand(): Promise<number> {
  const entry = join(RELEASE, RELEASE_ENTRY)
  if (!existsSync(entry)) throw new StackError("There is no release. Run 'npm run build' first.")
  const { child, ended } = startAttached(['node', entry])
  void untilSignal().then(() => child.kill('SIGTERM'))
  return ended
}
