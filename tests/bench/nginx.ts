import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryPaths } from '../shippedNginx.ts'

/** An nginx that runs. */
export interface Nginx {
  origin: string
  stop(): Promise<void>
}

/**
 * Writes a configuration that sends the files of a folder as nginx does by itself: without headers of a site, a log, or
 * anything to decide, and with its defaults for the rest. Returns its file.
 *
 * @param folder gets the configuration and what nginx writes
 * @param root has the files, with their `.gz` beside them
 * @param more directives of the server
 */
export function writePlainNginx(folder: string, root: string, port: number, more = ''): string {
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr;
events { }
http {
  include /etc/nginx/mime.types; access_log off; gzip_static on; ${temporaryPaths(folder)}
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; default_type text/html; ${more} }
}`,
  )
  return file
}

/** Starts nginx with a configuration. Resolves when it answers. */
export async function startNginx(file: string, folder: string, port: number): Promise<Nginx> {
  const origin = `http://127.0.0.1:${port}`
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  while (!(await fetch(origin).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended while starting')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    async stop() {
      nginx.kill()
      if (nginx.exitCode === null && nginx.signalCode === null) await once(nginx, 'exit')
    },
  }
}
