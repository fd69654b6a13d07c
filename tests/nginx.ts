import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** The directories in which nginx keeps what it passes on. */
const KEPT = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Writes a configuration with which nginx runs as the user who runs the tests, and writes into one folder only. */
function writeConfiguration(folder: string, http: string): string {
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
# Started by root, nginx would give up its rights, and could not use its folder.
${process.getuid?.() === 0 ? 'user root root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${KEPT.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  ${http}
}`,
  )
  return file
}

/**
 * Starts Debian's nginx, as the user who runs the tests, on a free port. Resolves when it answers.
 *
 * @param http returns the directives of `http`, with a server on that port; the folder is an empty one for its files
 */
export async function startNginx(http: (folder: string, port: number) => string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
  const port = await freePort()
  const file = writeConfiguration(folder, http(folder, port))
  const child = spawn(systemProgram('nginx'), ['-p', folder, '-c', file], {
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
