import { isImageQuery, listedImageQuery } from '@elos/content'
import { Queue } from '../../../common/queue.ts'
import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { plainPage } from '../../../http/plainPage.ts'
import { refuseAsPage } from '../../../http/refusals.ts'
import { senderLimit } from '../../../http/senderLimit.ts'
import { isAllowedImage, withoutSignature } from '../../../render/imageSignature.ts'
import { fetchImage } from '../../../render/images.ts'

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'vary']

/**
 * An SVG in a page is an image: it runs no script and fetches nothing. Opened by its own address it is a
 * document of this site. This policy forbids it both there too, whatever an editor uploaded.
 */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The name of an image in the Lake: its hash, its size and its format. */
const FILE_NAME = /^[\w-]+\.[a-z\d]+$/

const addressOf = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path

/**
 * Serves images from the site's own origin: browsers need no other host, and a proxy in front of the site
 * can cache them like any other file. Only images of this project are fetched, only in the sizes that
 * pages ask for, and a few at a time.
 */
export const { GET, POST } = endpoint<{ file: string[] }, string>({
  method: 'GET',
  refuse: refuseAsPage,
  // A page has about twenty images, and many households share a network.
  limit: senderLimit({
    name: 'images',
    perNetwork: 6000,
  }),
  queue: new Queue(4, 64),
  deadlineMs: 15_000,
  read({ request, params }) {
    const [project, dataset, name = '', ...rest] = params.file
    const isOurs = project === env.SANITY_PROJECT_ID && dataset === env.SANITY_DATASET
    if (!isOurs || !FILE_NAME.test(name) || rest.length > 0)
      return plainPage(404, { title: 'Imagem não encontrada' })
    const { pathname, searchParams } = new URL(request.url)
    const asked = withoutSignature(searchParams)
    if (!isImageQuery(asked)) return plainPage(400, { title: 'Tamanho desconhecido' })
    if (isAllowedImage(pathname, searchParams)) return addressOf(pathname, asked)
    // Pages of an older release, and programs that change addresses, get the image uncropped; who asks for
    // a photograph without a size, its greatest one.
    const location = addressOf(pathname, new URLSearchParams(listedImageQuery(pathname, asked)))
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
  },
  async answer({ request, signal }, address) {
    const accept = request.headers.get('accept') ?? undefined
    const image = await fetchImage(address, { accept, signal }).catch(() => null)
    // Read to its end, so that a slow visitor does not keep others waiting.
    const bytes = await image?.arrayBuffer().catch(() => null)
    if (!image || !bytes) return plainPage(502, { title: 'Imagem indisponível' })
    const headers = new Headers({ 'content-security-policy': SANDBOXED })
    for (const name of PASSED_ON) {
      const value = image.headers.get(name)
      if (value) headers.set(name, value)
    }
    headers.set('content-length', String(bytes.byteLength))
    return new Response(bytes, { status: image.status, headers })
  },
})
