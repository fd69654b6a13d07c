/**
 * Returns a configuration that sends the files of a folder as nginx does by itself: without headers of a site, a log, or
 * anything to decide, and with its defaults for the rest.
 *
 * @param root has the files
 * @param more directives of the server
 */
export const plainNginx = (port: number, root: string, more = '') => `
include /etc/nginx/mime.types;
gzip on;
gzip_types text/css application/javascript application/json image/svg+xml;
server {
  listen 127.0.0.1:${port};
  root ${root};
  index index.html;
  default_type text/html;
  ${more}
}`
