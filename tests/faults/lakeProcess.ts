import { temporaryDir, testLakeProcess } from '@elos/lake/testing/lake'
import { lowPort } from '../machines/lowPort.ts'

/** Starts a Lake in another process, which can be killed and started again at the same address, until the test ends. */
export async function lakeProcess() {
  const dir = await temporaryDir()
  const port = await lowPort()
  const start = () => testLakeProcess(dir, { LAKE_PORT: String(port) })
  let lake = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => lake.kill(),
    async start() {
      lake = await start()
    },
  }
}
