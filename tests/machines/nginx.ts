import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemProgram } from '@elos/stack/checks/systemPrograms'
import { untilAccepting } from './untilAccepting.ts'

interface NginxOptions {
  /** Passes requests on to the replicas in turn, to another one when one cannot be reached. */
  port: number
  /** The same, through a cache that stores what it may. */
  cachePort: number
  /** The ports of the replicas. */
  replicas: number[]
}

/** Starts Debian's nginx as the proxy, and the shared cache, before some replicas. */
export async function startNginx({ port, cachePort, replicas }: NginxOptions) {
  const program = systemProgram('nginx')
  const folder = mkdtempSync(join(tmpdir(), 'elos-nginx-'))
  const cacheFolder = join(folder, 'cache')
  mkdirSync(cacheFolder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ port, cachePort, replicas }))
  const child: ChildProcess = spawn(program, ['-p', folder, '-c', file, '-e', 'error.log'], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  await Promise.all([port, cachePort].map(untilAccepting))
  return {
    /** The folder in which it stores answers: a file for each, which begins with the headers. */
    cacheFolder,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Started by root, nginx would give up its rights, and could not write into its folder. */
const USER = process.getuid?.() === 0 ? 'user root root;' : ''

const configuration = ({ port, cachePort, replicas }: NginxOptions) => `
daemon off;
${USER}
pid nginx.pid;
worker_processes 1;
error_log error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path cache keys_zone=pages:1m;
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
`
