import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import type { Call } from '../processes/programs.ts'
import { failed, PASSED, type Tally } from './tally.ts'

/** Runs a tool that passes or fails as a whole (linter, compiler). A failure holds the end of its output. */
export async function runTool(name: string, run: Call): Promise<Tally> {
  const running = start({ name, run, logDir: join(LOCAL, 'logs') })
  if ((await running.ended) === 0) return PASSED
  return failed(run.join(' '), running.output(), logFile(name))
}

/** The log of a process that `npm test` runs outside of a stack, from the top of the checkout. */
export const logFile = (name: string) => `.local/logs/${name}.log`
