import { setTimeout as wait } from 'node:timers/promises'
import type { lakeProcess } from './lakeProcess.ts'

/** Kills a Lake at random moments and starts it again, until the test is over. */
export function restartRepeatedly(lake: Awaited<ReturnType<typeof lakeProcess>>) {
  let kills = 0
  return {
    kills: () => kills,
    async work(isOver: () => boolean) {
      while (!isOver()) {
        await wait(500 + Math.random() * 3000)
        await lake.kill()
        kills += 1
        await wait(Math.random() * 300)
        await lake.start()
      }
    },
  }
}
