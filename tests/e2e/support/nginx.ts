import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@elos/stack/checks/installed'
import { TOP } from '@elos/stack/config'
import { freePort } from '@elos/stack/processes/ports'
import { expect } from '@playwright/test'

interface Options {
  /** The PAGES_DIR of a front. */
  pagesDir: string
  /** The origins of the fronts. */
  upstreams: string[]
}

/** Starts nginx with deploy/nginx/site.conf on a loopback port, as the user who runs the tests. */
export async function startNginx({ pagesDir, upstreams }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
  const port = await freePort()
  const values: Record<string, string> = {
    SITE_LISTEN: `127.0.0.1:${port}`,
    SITE_FILES: join(pagesDir, 'files'),
    SITE_UPSTREAMS: upstreams.map((origin) => `server ${new URL(origin).host};`).join('\n'),
    SITE_CACHE: join(folder, 'images'),
    SITE_LOG: `${join(folder, 'site.log')} site`,
  }
  const site = readFileSync(join(TOP, 'deploy/nginx/site.conf'), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const main = [
    'daemon off;',
    // Started as root it would read the files as somebody else, who may not.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'logs/error.log')};`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  const child = spawn(findProgram('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
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
  // Otherwise somebody else answers on that port.
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
