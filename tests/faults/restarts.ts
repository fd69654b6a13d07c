import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../figures.ts'
import type { lakeProcess } from './lakeProcess.ts'

/** How many processes are killed early between two whose memory is measured. */
const SHORT_RUNS = 3

/** Ages of a process, in milliseconds, at which its memory is measured. */
const AGES_MS = [60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000]

type LakeProcess = Awaited<ReturnType<typeof lakeProcess>>

/**
 * Kills a Lake at random moments and starts it again, until the test is over. Most processes run for
 * some seconds. In a test of minutes some run for two or three, and their memory is measured at the
 * same ages, so that the processes can be compared.
 */
export function restartRepeatedly(lake: LakeProcess, minutes: boolean) {
  let kills = 0
  let highest = 0
  const measured: number[] = []

  function readMemory(): number {
    const megabytes = lake.memory()
    highest = Math.max(highest, megabytes)
    return megabytes
  }

  async function shortRun(): Promise<void> {
    await wait(500 + Math.random() * 3000)
    readMemory()
  }

  async function measuredRun(isOver: () => boolean): Promise<void> {
    const samples: number[] = []
    let age = 0
    for (const next of AGES_MS) {
      await wait(next - age)
      age = next
      if (isOver()) return
      samples.push(readMemory())
    }
    measured.push(median(samples))
    await wait(Math.random() * 60_000)
    readMemory()
  }

  return {
    kills: () => kills,
    /** The highest measured memory, in megabytes. */
    highest: () => highest,
    /** Megabytes of each measured process at the same age, in order. */
    measured: (): readonly number[] => measured,
    async work(isOver: () => boolean) {
      for (let run = 1; !isOver(); run += 1) {
        if (minutes && run % (SHORT_RUNS + 1) === 0) await measuredRun(isOver)
        else await shortRun()
        await lake.kill()
        kills += 1
        await wait(Math.random() * 300)
        await lake.start()
      }
    },
  }
}
