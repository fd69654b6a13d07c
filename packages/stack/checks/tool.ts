import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { type Command, start } from '../processes/child.ts'
import type { Call } from '../processes/programs.ts'
import { failed, PASSED, type Tally, total, withLogs } from './tally.ts'

/** Runs a tool that passes or fails as a whole (linter, compiler). A failure holds the end of its output. */
export async function runTool(name: string, run: Call): Promise<Tally> {
  const running = start({ name, run, logDir: join(LOCAL, 'logs') })
  if ((await running.ended) === 0) return PASSED
  return failed(run.join(' '), running.output(), logFile(name))
}

interface Report<Content> {
  /** The file into which the tool writes its report, as JSON. */
  file: string
  tallyOf(report: Content): Tally
  /** The place where more about failures stands. */
  logs: string
}

/** Runs a tool that reports its tests. What it does not explain by a failed test is a failure too. */
export async function runTests<Content>(
  command: Command,
  { file, tallyOf, logs }: Report<Content>,
): Promise<Tally> {
  rmSync(file, { force: true })
  const running = start(command)
  const code = await running.ended
  const unexplained = () => failed(`${command.run[0]} ended with ${code}`, running.output())
  if (!existsSync(file)) return withLogs(unexplained(), logs)
  const tally = tallyOf(JSON.parse(readFileSync(file, 'utf8')))
  const explained = code === 0 || tally.failures.length > 0
  return withLogs(explained ? tally : total([tally, unexplained()]), logs)
}

/** The log of a process that `npm test` runs outside of a stack, from the top of the checkout. */
export const logFile = (name: string) => `.local/logs/${name}.log`
