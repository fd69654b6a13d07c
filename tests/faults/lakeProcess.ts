import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { token } from '../../packages/lake/testing/client.ts'

const script = join(import.meta.dirname, '../../packages/lake/bin/lake.ts')

/** A Lake that runs as a process of its own, to be killed. */
export async function lakeProcess() {
  const dir = await mkdtemp(join(tmpdir(), 'lake-faults-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    const env = { ...process.env, LAKE_DIR: dir, LAKE_PORT: String(port), LAKE_TOKEN: token }
    child = spawn(process.execPath, [script, 'serve'], { env, stdio: 'ignore' })
    while (!(await answers(url))) await wait(20)
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
    /** Megabytes the process holds. */
    memory: () => residentKilobytes(child?.pid) / 1024,
    async end() {
      await kill()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/v1/ping`)).ok
  } catch {
    return false
  }
}

function residentKilobytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}

/**
 * A free port below those that the system gives to outgoing connections: while the Lake is down,
 * none of these, its own clients' included, must take its port.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
