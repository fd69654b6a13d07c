import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import { FAILED, type Tally } from './tally.ts'

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
})

/** Every Vitest test. A suite that cannot even be loaded counts as a failure. */
export async function unitTests(): Promise<Tally> {
  const file = join(LOCAL, 'unit.json')
  const running = start({
    name: 'unit',
    run: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    logDir: join(LOCAL, 'logs'),
    show: true,
  })
  const code = await running.ended
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const hidden = code !== 0 && report.numFailedTests === 0 ? 1 : 0
    return { passed: report.numPassedTests, failed: report.numFailedTests + hidden }
  } catch {
    return FAILED
  }
}
