import { setTimeout as wait } from 'node:timers/promises'
import { temporaryDir, testLakeProcess } from '@elos/lake/testing/lake'
import { lowPort } from '../machines/lowPort.ts'

/** Starts a Lake in another process, which ends with the test. */
export async function killedLake() {
  const dir = await temporaryDir()
  const port = await lowPort()
  const start = () => testLakeProcess(dir, { LAKE_PORT: String(port) })
  let lake = await start()
  let kills = 0
  return {
    url: `http://127.0.0.1:${port}`,
    kills: () => kills,
    /** Kills the Lake at random moments and starts it again at the same address, until the test is over. */
    async work(isOver: () => boolean) {
      while (!isOver()) {
        await wait(500 + Math.random() * 3000)
        await lake.kill()
        kills += 1
        await wait(Math.random() * 300)
        lake = await start()
      }
    },
  }
}
