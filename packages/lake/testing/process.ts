import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect, TOKEN } from './client.ts'

const SCRIPT = join(import.meta.dirname, '../bin/lake.ts')

/** Starts a Lake in another process on a free port, for tests that kill it. */
export async function spawnLake(dir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SCRIPT, 'serve'], {
    env: { ...process.env, LAKE_DIR: dir, LAKE_PORT: '0', LAKE_TOKEN: TOKEN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    client: connect(/http:\S+/.exec(String(line))?.[0] ?? '', { token: TOKEN, maxRetries: 0 }),
    /** Ends the process without giving it a chance to clean up. */
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
