import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import type { Call } from '../processes/programs.ts'
import { failed, PASSED, type Tally } from './tally.ts'

/** Runs a tool that passes or fails as a whole (linter, compiler). Shows its output only when it fails. */
export async function runTool(name: string, run: Call): Promise<Tally> {
  const running = start({ name, run, logDir: join(LOCAL, 'logs') })
  if ((await running.ended) === 0) return PASSED
  console.error(running.output())
  return failed(`${run.join(' ')}\n${running.output()}`)
}
