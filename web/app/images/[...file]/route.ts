import { isImageQuery } from '@elos/content'
import { env } from '../../../env.ts'
import { fetchImage } from '../../../images.ts'

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'vary']

/**
 * An SVG in a page is an image: it runs no script and fetches nothing. Opened by its own address it is a
 * document of this site. This policy forbids it both there too, whatever an editor uploaded.
 */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface Context {
  params: Promise<{ file: string[] }>
}

/**
 * Serves images from the site's own origin: browsers need no other host, and a proxy in front of the site
 * can cache them like any other file. Only images of this project are fetched.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [project, dataset, ...rest] = (await params).file
  if (project !== env.SANITY_PROJECT_ID || dataset !== env.SANITY_DATASET || rest.length !== 1) {
    return new Response('Imagem não encontrada', { status: 404 })
  }
  const { pathname, search, searchParams } = new URL(request.url)
  if (!isImageQuery(searchParams)) return new Response('Tamanho desconhecido', { status: 400 })
  const accept = request.headers.get('accept') ?? undefined
  const answer = await fetchImage(`${pathname}${search}`, accept).catch(() => null)
  if (!answer) return new Response('Imagem indisponível', { status: 502 })
  const headers = new Headers({ 'content-security-policy': SANDBOXED })
  // `fetch` decompresses: the length of a compressed body is not the length of what it returns.
  const names = answer.headers.has('content-encoding')
    ? PASSED_ON
    : [...PASSED_ON, 'content-length']
  for (const name of names) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}
