import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryPaths } from '../shippedNginx.ts'

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
