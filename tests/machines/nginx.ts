import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryPaths } from '../shippedNginx.ts'

interface Options {
  /** An empty folder, which gets the configuration and what nginx writes. */
  folder: string
  /** Passes requests on to the replicas in turn, to another one when one cannot be reached. */
  port: number
  /** The same, through a cache that stores what it may. */
  cachePort: number
  /** The folder of that cache: a file for each answer, which begins with the headers. */
  cacheFolder: string
  /** The ports of the replicas. */
  replicas: number[]
}

/** Writes a configuration of nginx as the proxy, and the shared cache, before some replicas. Returns its file. */
export function writeNginx({ folder, port, cachePort, cacheFolder, replicas }: Options): string {
  mkdirSync(cacheFolder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `
daemon off;
# Started by root, nginx would give up its rights, and could not write into its folder.
${process.getuid?.() === 0 ? 'user root root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 1;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${temporaryPaths(folder)}
  proxy_cache_path ${cacheFolder} keys_zone=pages:1m;
  upstream site {
    ${replicas.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 8;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection '';
  proxy_set_header Host $host;
  proxy_connect_timeout 1s;
  proxy_next_upstream error timeout http_502 http_503 http_504;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://site; }
  }
  server {
    listen 127.0.0.1:${cachePort};
    location / {
      proxy_pass http://site;
      proxy_cache pages;
      proxy_cache_lock on;
      proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
      # Previews of drafts pass by.
      proxy_cache_bypass $cookie___prerender_bypass;
      proxy_no_cache $cookie___prerender_bypass;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
  )
  return file
}
