import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { freePort } from '@elos/stack/processes/ports'

/** An nginx that runs. */
export interface Nginx {
  origin: string
  stop(): Promise<void>
}

/**
 * Starts Debian's nginx, as the user who runs the tests, on a free port. Resolves when it answers.
 *
 * @param write writes a configuration with that port into an empty folder, and returns its file
 */
export async function startNginx(write: (folder: string, port: number) => string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
  const port = await freePort()
  const child = spawn(systemProgram('nginx'), ['-p', folder, '-c', write(folder, port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = () => fetch(origin).catch(() => undefined)
  while (!(await answers()) && child.exitCode === null) await pause(20)
  // If this process has ended, somebody else answers on that port, or nobody.
  if (child.exitCode !== null) throw new Error(`nginx ended while starting: ${errors}`)
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
