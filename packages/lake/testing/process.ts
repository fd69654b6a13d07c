import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect, token } from './client.ts'

const script = join(import.meta.dirname, '../bin/lake.ts')

/** A Lake in a process of its own, on a free port, to be killed or measured. */
export async function spawnLake(dir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, 'serve'], {
    env: { ...process.env, LAKE_DIR: dir, LAKE_PORT: '0', LAKE_TOKEN: token, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    pid: child.pid,
    client: connect(/http:\S+/.exec(String(line))?.[0] ?? '', { token, maxRetries: 0 }),
    /** Without a chance to tidy up, unless another signal is sent. */
    kill: async (signal: NodeJS.Signals = 'SIGKILL') => {
      child.kill(signal)
      await exited
    },
  }
}
