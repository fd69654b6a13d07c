import { env } from '../../../lib/env.ts'

/** Hosted Sanity's image CDN; locally the Lake transforms images itself. */
const ORIGIN = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
const PASSED_ON = ['content-type', 'content-length', 'cache-control', 'etag', 'vary']

/**
 * An SVG in a page is an image: it runs no script and fetches nothing. Opened by its own address it
 * is a document of this site, which must be as harmless, whatever an editor uploaded.
 */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface Context {
  params: Promise<{ file: string[] }>
}

/**
 * Images on the site's own origin: no request leaves for another host, and a proxy in front caches
 * them like any other file. Only this project's images are passed on.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [project, dataset, ...rest] = (await params).file
  if (project !== env.SANITY_PROJECT_ID || dataset !== env.SANITY_DATASET || rest.length !== 1) {
    return new Response('Imagem não encontrada', { status: 404 })
  }
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(`${ORIGIN}${pathname}${search}`, {
    headers: { accept: request.headers.get('accept') ?? '*/*' },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null)
  if (!answer) return new Response('Imagem indisponível', { status: 502 })
  const headers = new Headers({ 'content-security-policy': HARMLESS })
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
