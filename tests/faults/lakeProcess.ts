import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnLake } from '@elos/lake/testing/process'
import { lowPort } from '../machines/lowPort.ts'

/** Starts a Lake in another process, which can be killed and started again at the same address. */
export async function lakeProcess() {
  const dir = await mkdtemp(join(tmpdir(), 'lake-faults-'))
  const port = await lowPort()
  const start = () => spawnLake(dir, { LAKE_PORT: String(port) })
  let lake = await start()
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => lake.kill(),
    async start() {
      lake = await start()
    },
    async end() {
      await lake.kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
