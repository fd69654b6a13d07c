import { existsSync, readFileSync } from 'node:fs'

/**
 * The number of clock ticks in a second. Linux counts in this unit for programs on every machine.
 *
 * @see proc(5), getconf CLK_TCK
 */
const TICKS = 100

/** The numbers of the fields that count ticks: of this process, and of its descendants that have ended. */
const FIELDS = { utime: 14, stime: 15, cutime: 16, cstime: 17 }

/** The number of the first field after the program's name, which may itself hold spaces. */
const FIRST_AFTER_NAME = 3

/**
 * The processor time in seconds of this process and of all its descendants that have ended, as the shell's `time`
 * counts it; null where Linux does not tell. @see proc_pid_stat(5)
 */
export function processorSeconds(): number | null {
  const file = '/proc/self/stat'
  if (!existsSync(file)) return null
  const stat = readFileSync(file, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Object.values(FIELDS).map((field) => Number(afterName[field - FIRST_AFTER_NAME]))
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS
}
