import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import { failed, PASSED, type Tally } from './tally.ts'

/** A tool that holds or not as a whole (linter, compiler): shows what it says only when it fails. */
export async function tool(name: string, run: [string, ...string[]]): Promise<Tally> {
  const running = start({ name, run, logDir: join(LOCAL, 'logs') })
  if ((await running.ended) === 0) return PASSED
  console.error(running.output())
  return failed(`${run.join(' ')}\n${running.output()}`)
}
