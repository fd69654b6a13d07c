import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import { failed, type Tally, total } from './tally.ts'
import { unitTally } from './unitReport.ts'

/** Runs the Vitest tests, or those that `args` name. A file that cannot be loaded counts as a failure. */
export async function unitTests(args: string[]): Promise<Tally> {
  const file = join(LOCAL, 'unit.json')
  const running = start({
    name: 'unit',
    run: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    logDir: join(LOCAL, 'logs'),
    show: true,
  })
  const code = await running.ended
  const unexplained = () => failed(`vitest ended with ${code}\n${running.output()}`)
  try {
    const tally = unitTally(JSON.parse(readFileSync(file, 'utf8')))
    const explained = code === 0 || tally.failures.length > 0
    return explained ? tally : total([tally, unexplained()])
  } catch {
    return unexplained()
  }
}
