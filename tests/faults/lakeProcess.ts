import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TOKEN } from '@elos/lake/testing/client'
import { lowPort } from '../machines/lowPort.ts'

const SCRIPT = join(import.meta.dirname, '../../packages/lake/bin/lake.ts')

/** Starts a Lake in another process, which can be killed and started again. */
export async function lakeProcess() {
  const dir = await mkdtemp(join(tmpdir(), 'lake-faults-'))
  const port = await lowPort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    const env = { ...process.env, LAKE_DIR: dir, LAKE_PORT: String(port), LAKE_TOKEN: TOKEN }
    child = spawn(process.execPath, [SCRIPT, 'serve'], { env, stdio: 'ignore' })
    while (!(await isUp(url))) await wait(20)
  }

  async function kill() {
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url,
    start,
    kill,
    /** Resident memory of the process, in megabytes. */
    memory: () => residentKilobytes(child?.pid) / 1024,
    async end() {
      await kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/v1/ping`)).ok
  } catch {
    return false
  }
}

function residentKilobytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
