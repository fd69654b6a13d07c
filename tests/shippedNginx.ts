import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '@elos/stack/config'

interface Options {
  /** An empty folder, which gets the configuration and what nginx writes. */
  folder: string
  port: number
  /** The PAGES_DIR of the site. */
  pagesDir: string
  /** The origins of its replicas. */
  upstreams: string[]
  /** The file in which requests are logged, as deploy/nginx/site.conf names it. */
  log: string
}

/** Writes a configuration with deploy/nginx/site.conf for the user who runs the tests. Returns its file. */
export function writeShippedNginx({ folder, port, pagesDir, upstreams, log }: Options): string {
  const values: Record<string, string> = {
    SITE_LISTEN: `127.0.0.1:${port}`,
    SITE_FILES: join(pagesDir, 'files'),
    SITE_UPSTREAMS: upstreams.map((origin) => `server ${new URL(origin).host};`).join('\n'),
    SITE_CACHE: join(folder, 'images'),
    SITE_LOG: log,
  }
  const site = readFileSync(join(TOP, 'deploy/nginx/site.conf'), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'site.conf'), site)
  const main = [
    'daemon off;',
    // Started as root it would read the files as somebody else, who may not.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'logs/error.log')};`,
    'events {}',
    `http { access_log off; ${temporaryPaths(folder)} include ${join(folder, 'site.conf')}; }`,
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main.join('\n'))
  return file
}

/** The directives that have nginx write nowhere but into a folder. */
export const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
