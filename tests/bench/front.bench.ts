// Requests a second of a stored page, from the site's own server and from nginx with the same bytes as
// a static file, in turns in one run. Prints figures and their ratio; asserts nothing, since machines
// are shared and noisy.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { freePort } from '@elos/stack/processes/ports'
import { bringUp } from '@elos/stack/stack'
import { median } from '../median.ts'
import { requirePrograms } from './programs.ts'

const ROUNDS = 3
/** Of each measurement. */
const SECONDS = 4
const CONNECTIONS = 16
const PAGES = ['/', '/amil-saude']

requirePrograms({ wrk: 'wrk', nginx: 'nginx-light' })

/** Requests a second, as wrk counts them. */
function measure(address: string): number {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', address]
  const printed = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx/.test(printed)) throw new Error(`${address} was not answered with 200:\n${printed}`)
  return Number(printed.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
}

/** Starts nginx with the pages as compressed files. Resolves when it answers. */
async function startNginx(folder: string, port: number) {
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; access_log off; gzip_static on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; index index.html; default_type text/html; }
}`,
  )
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended while starting')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return nginx
}

const settings = await freshSettings('bench')
const stack = await bringUp(settings, { studio: false })
const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
// nginx gives its workers to another user.
chmodSync(folder, 0o755)
try {
  const { site } = addresses(settings)
  mkdirSync(join(folder, 'www'))
  for (const path of PAGES) {
    const html = await (await fetch(site + path)).text()
    const file = join(folder, 'www', path === '/' ? 'index.html' : path)
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  }
  const port = await freePort()
  const nginx = await startNginx(folder, port)
  try {
    for (const path of PAGES) {
      const own: number[] = []
      const file: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        own.push(measure(site.replace('localhost', '127.0.0.1') + path))
        file.push(measure(`http://127.0.0.1:${port}${path}`))
      }
      const ratio = median(own) / median(file)
      console.log(
        `${path.padEnd(14)} own server ${Math.round(median(own))}/s, nginx ${Math.round(median(file))}/s, ratio ${ratio.toFixed(2)}`,
      )
    }
  } finally {
    nginx.kill()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
  await stack.stop()
  settings.remove()
}
