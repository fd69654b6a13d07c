interface Options {
  /** Passes requests on to the replicas in turn, to another one when one cannot be reached. */
  port: number
  /** The same, through a cache that stores what it may. */
  cachePort: number
  /** The folder of that cache: a file for each answer, which begins with the headers. */
  cacheFolder: string
  /** The ports of the replicas. */
  replicas: number[]
}

/** Returns a configuration of nginx as the proxy, and the shared cache, before some replicas. */
export const machinesNginx = ({ port, cachePort, cacheFolder, replicas }: Options) => `
proxy_cache_path ${cacheFolder} keys_zone=pages:1m;
upstream site {
  ${replicas.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n  ')}
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
}`
