import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '@elos/stack/config'

interface Options {
  /** An empty folder, in which pictures are cached. */
  folder: string
  port: number
  /** The PAGES_DIR of the site. */
  pagesDir: string
  /** The origin of the site. */
  site: string
  /** The file in which requests are logged, as deploy/nginx/site.conf names it. */
  log?: string
}

/** Returns deploy/nginx/site.conf for a site on this machine. */
export function shippedNginx({ folder, port, pagesDir, site, log = 'off' }: Options): string {
  const values: Record<string, string> = {
    SITE_LISTEN: `127.0.0.1:${port}`,
    SITE_FILES: join(pagesDir, 'files'),
    SITE_UPSTREAMS: `server ${new URL(site).host};`,
    SITE_CACHE: join(folder, 'images'),
    SITE_LOG: log,
  }
  return readFileSync(join(TOP, 'deploy/nginx/site.conf'), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
}
