import { createHash } from 'node:crypto'

/** The servers to which the Studio talks. */
interface StudioPeers {
  /** The server of its content; empty for hosted Sanity. */
  lakeUrl: string
  /** The site, which the Studio shows in a frame, for previews, and asks for its state. */
  siteUrl: string
}

/** The inline scripts of the Studio's page. */
const SCRIPT = /<script>(.*?)<\/script>/gs

/** The servers on which hosted Sanity keeps content, users' pictures and its own scripts. */
const HOSTED = {
  content:
    'https://*.sanity.io wss://*.sanity.io https://sanity-cdn.com https://*.sanity-cdn.com https://cdn.sanity.io',
  script: 'https://*.sanity-cdn.com https://sanity-cdn.com',
  font: 'https://*.sanity.io',
  image: 'https:',
}

/**
 * The origins of a server of content: the one that the Studio is told, the one of a project
 * (`elos.localhost:3900`), and on this machine the address that the Lake gives its images.
 */
function contentOrigins(lakeUrl: string): string {
  const { protocol, host, hostname, port } = new URL(lakeUrl)
  const ws = protocol === 'https:' ? 'wss:' : 'ws:'
  const image = hostname === 'localhost' ? [`${protocol}//127.0.0.1:${port}`] : []
  return [`${protocol}//${host}`, `${protocol}//*.${host}`, `${ws}//${host}`, ...image].join(' ')
}

/**
 * Returns the content security policy of the Studio. Its components write style elements, so that inline
 * styles are allowed; of inline scripts only those of its page. With a Lake it may ask no other server.
 *
 * @param html the Studio's page
 */
export function studioPolicy(html: string, { lakeUrl, siteUrl }: StudioPeers): string {
  const hosted = lakeUrl ? undefined : HOSTED
  const content = hosted?.content ?? contentOrigins(lakeUrl)
  const hashes = [...html.matchAll(SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const site = siteUrl ? new URL(siteUrl).origin : undefined
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hosted?.script, ...hashes],
    'style-src': ["'self'", "'unsafe-inline'", hosted?.script],
    'font-src': ["'self'", 'data:', hosted?.font],
    'img-src': ["'self'", 'data:', 'blob:', content, hosted?.image],
    'media-src': ["'self'", 'blob:', content],
    'connect-src': ["'self'", content, site],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [site ?? "'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join(';')
}
