import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { freePort } from '@elos/stack/processes/ports'
import { expect } from '@playwright/test'
import { writeShippedNginx } from '../../shippedNginx.ts'

interface Options {
  /** The PAGES_DIR of the site. */
  pagesDir: string
  /** The origins of its replicas. */
  upstreams: string[]
}

/** Starts nginx with deploy/nginx/site.conf on a loopback port, as the user who runs the tests. */
export async function startNginx({ pagesDir, upstreams }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
  const port = await freePort()
  const file = writeShippedNginx({
    folder,
    port,
    pagesDir,
    upstreams,
    log: `${join(folder, 'site.log')} site`,
  })
  const child = spawn(systemProgram('nginx'), ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(async () => child.exitCode === null && (await fetch(origin).then(() => '', String)), {
      message: errors,
    })
    .toBe('')
  // If this process has ended, somebody else answers on that port.
  expect(child.exitCode, errors).toBeNull()
  return {
    origin,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
