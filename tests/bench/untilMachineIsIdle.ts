import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for which the processors must have had little to do. */
const QUIET_MS = 5000
/** The share of their time that counts as little. */
const LITTLE = 0.1

/** Waits until this machine is idle: a site that has just started makes its pages anew, and compresses them. */
export async function untilMachineIsIdle(): Promise<void> {
  for (;;) {
    const before = processorTime()
    await pause(QUIET_MS)
    const after = processorTime()
    if ((after.busy - before.busy) / (after.all - before.all) < LITTLE) return
  }
}

/** Milliseconds since the machine started, summed over its processors. */
function processorTime(): { busy: number; all: number } {
  const times = cpus().map((each) => each.times)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const all = sum(times.flatMap((each) => Object.values(each)))
  return { all, busy: all - sum(times.map(({ idle }) => idle)) }
}
