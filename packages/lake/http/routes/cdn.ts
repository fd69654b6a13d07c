import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { notFound } from '../../apiError.ts'
import { type AssetKind, assetPath, isAssetFilename } from '../../assets/assetId.ts'
import { mediaTypeOf } from '../../assets/mediaTypes.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { fileExists } from '../../wholeFile.ts'
import { parseRange } from '../ranges.ts'
import { type LakeRequest, param } from '../request.ts'
import { empty, type LakeResponse } from '../response.ts'
import { get, type Route } from '../router.ts'

/** The address contains the hash of the content, so the response never changes (RFC 8246). */
const IMMUTABLE = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The extensions of files in which a browser would run scripts. They are sandboxed: no scripts, no origin. */
const ACTIVE_EXTENSIONS = new Set(['svg', 'html', 'xml'])
const SANDBOX = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** The Content Lake's CDN: images, which it can transform, and files. */
export function cdnRoutes(lake: Lake): Route[] {
  /** @throws ApiError 404 */
  async function find(request: LakeRequest, kind: AssetKind): Promise<string> {
    const { name } = datasetOf(lake, param(request, 'dataset'))
    const filename = param(request, 'file')
    const path = assetPath(lake.store.assetsDir(name), kind, filename)
    if (isAssetFilename(kind, filename) && (await fileExists(path))) return path
    throw notFound(`No such ${kind}: "${filename}"`)
  }

  /**
   * Transforms an image. An SVG is sent as it was uploaded, unless `fm` asks for another format:
   * https://github.com/sanity-io/image-url/issues/60.
   */
  async function image(request: LakeRequest): Promise<LakeResponse> {
    const path = await find(request, 'image')
    const query = new URLSearchParams(request.query)
    query.delete('dl')
    const isTransformed = extname(path) === '.svg' ? query.has('fm') : query.size > 0
    if (!isTransformed) return original(path, request)
    const accept = request.headers.accept ?? ''
    const { content, mediaType, etag } = await lake.images.render(path, query, accept)
    const headers = {
      ...IMMUTABLE,
      ...download(request),
      ETag: `"${etag}"`,
      ...(query.get('auto') === 'format' && { Vary: 'Accept' }),
    }
    if (request.headers['if-none-match'] === headers.ETag) return empty(304, headers)
    return { status: 200, headers: { ...headers, 'Content-Type': mediaType }, body: content }
  }

  async function file(request: LakeRequest): Promise<LakeResponse> {
    return original(await find(request, 'file'), request)
  }

  return [
    get('/images/:project/:dataset/:file', image),
    get('/files/:project/:dataset/:file', file),
  ]
}

/** A file as it was uploaded, or the part of it that the request asks for: a video is read in parts. */
async function original(path: string, request: LakeRequest): Promise<LakeResponse> {
  const extension = extname(path).slice(1)
  const { size } = await stat(path)
  const etag = `"${basename(path, extname(path))}"`
  const headers = {
    ...IMMUTABLE,
    ...download(request),
    ...(ACTIVE_EXTENSIONS.has(extension) && SANDBOX),
    'Accept-Ranges': 'bytes',
    'Content-Type': mediaTypeOf(extension),
    ETag: etag,
  }
  if (request.headers['if-none-match'] === etag) return empty(304, headers)
  const range = request.method === 'GET' ? parseRange(request.headers.range, size) : undefined
  if (range === 'unsatisfiable') return empty(416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
    body: size === 0 ? null : createReadStream(path, { start, end }),
  }
}

/**
 * Returns the header that makes the response a download, under the name that the parameter `dl` gives, or else under
 * the file's own (RFC 6266, RFC 8187); no header without the parameter.
 */
function download(request: LakeRequest): Record<string, string> {
  const name = request.query.get('dl')
  if (name === null) return {}
  const filename = name || param(request, 'file')
  return {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }
}
