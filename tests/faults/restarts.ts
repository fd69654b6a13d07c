import { setTimeout as wait } from 'node:timers/promises'
import { median } from './growth.ts'
import type { lakeProcess } from './lakeProcess.ts'

/** How many lives are cut short between two that are measured. */
const SHORT_LIVES = 3

/** A measured life's ages, in milliseconds, when its memory is read. */
const AGES = [60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000]

type LakeProcess = Awaited<ReturnType<typeof lakeProcess>>

/**
 * Kills a Lake at random moments and starts it again, until it is over. Most of its lives last
 * seconds. Where there are minutes, some last two or three, and their memory is read at the same
 * ages, so that lives can be compared.
 */
export function restartAgainAndAgain(lake: LakeProcess, minutes: boolean) {
  let kills = 0
  let highest = 0
  const lives: number[] = []

  function readMemory(): number {
    const megabytes = lake.memory()
    highest = Math.max(highest, megabytes)
    return megabytes
  }

  async function shortLife(): Promise<void> {
    await wait(500 + Math.random() * 3000)
    readMemory()
  }

  async function measuredLife(isOver: () => boolean): Promise<void> {
    const samples: number[] = []
    let age = 0
    for (const next of AGES) {
      await wait(next - age)
      age = next
      if (isOver()) return
      samples.push(readMemory())
    }
    lives.push(median(samples))
    await wait(Math.random() * 60_000)
    readMemory()
  }

  return {
    kills: () => kills,
    /** The most megabytes a process ever held. */
    highest: () => highest,
    /** Megabytes that each measured life held at the same age, in order. */
    lives: (): readonly number[] => lives,
    async work(isOver: () => boolean) {
      for (let life = 1; !isOver(); life += 1) {
        if (minutes && life % (SHORT_LIVES + 1) === 0) await measuredLife(isOver)
        else await shortLife()
        await lake.kill()
        kills += 1
        await wait(Math.random() * 300)
        await lake.start()
      }
    },
  }
}
