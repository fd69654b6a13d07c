import { randomUUID } from 'node:crypto'
import { datasetOf, type Lake } from '../lake.ts'
import { stepsOf, transact } from '../mutations/transact.ts'
import type { LakeDocument } from '../store/document.ts'
import { type AssetKind, assetFilename, assetPath, sha1, writeWhole } from './assetFile.ts'
import { describeImage } from './imageMetadata.ts'
import { extensionOf, mediaTypeOf, unknownMediaType } from './mediaTypes.ts'

export interface Upload {
  readonly kind: AssetKind
  readonly dataset: string
  readonly content: Buffer
  /** Media type as the uploader states it. */
  readonly contentType: string | undefined
  /** `filename`, `label`, `title`, `description`, `creditLine`, `source…` and `meta`. */
  readonly query: URLSearchParams
  readonly author: string
}

/** An asset's document, before the Lake gives it revision and times. */
type AssetInput = Readonly<Record<string, unknown>> & { _id: string; _type: string }

/**
 * Keeps an uploaded file and its document. The id is the content's, so the same content twice is
 * the same document.
 *
 * @throws ApiError 400 for an image that is none
 */
export async function upload(lake: Lake, request: Upload): Promise<LakeDocument> {
  const dataset = datasetOf(lake, request.dataset)
  const asset = await describers[request.kind](lake, request)
  const known = dataset.snapshot.get(asset._id)
  const path = assetPath(lake.store.assetsDir(dataset.name), request.kind, assetFilename(asset._id))
  await writeWhole(path, request.content)
  if (known) return known
  const { document } = transact(dataset, {
    steps: stepsOf([{ createIfNotExists: asset }]),
    author: request.author,
    select: () => null,
  })
  return document(asset._id) ?? Promise.reject(new Error(`Asset "${asset._id}" was not stored`))
}

const describers: Record<AssetKind, (lake: Lake, request: Upload) => Promise<AssetInput>> = {
  async image(lake, request) {
    const meta = request.query.getAll('meta').flatMap((list) => list.split(','))
    const described = await lake.images.limited(() =>
      describeImage(request.content, lake.limits.imagePixels, meta),
    )
    const { extension, width, height, metadata } = described
    const hash = sha1(request.content)
    const _id = `image-${hash}-${width}x${height}-${extension}`
    const attributes = common(lake, request, _id, hash, extension, mediaTypeOf(extension))
    return { ...attributes, _id, _type: 'sanity.imageAsset', metadata }
  },

  async file(lake, request) {
    const filename = request.query.get('filename') ?? undefined
    const stated = request.contentType?.split(';')[0]?.trim()
    const extension = extensionOf(filename, stated)
    const byName = mediaTypeOf(extension)
    const mediaType = byName === unknownMediaType ? (stated ?? byName) : byName
    const hash = sha1(request.content)
    const _id = `file-${hash}-${extension}`
    return {
      ...common(lake, request, _id, hash, extension, mediaType),
      _id,
      _type: 'sanity.fileAsset',
    }
  },
}

function common(
  lake: Lake,
  { kind, dataset, content, query }: Upload,
  id: string,
  hash: string,
  extension: string,
  mimeType: string,
): Record<string, unknown> {
  const path = `${kind}s/${lake.projectId}/${dataset}/${assetFilename(id)}`
  return {
    assetId: hash,
    extension,
    mimeType,
    originalFilename: query.get('filename') ?? assetFilename(id),
    path,
    sha1hash: hash,
    size: content.length,
    uploadId: randomUUID().replaceAll('-', ''),
    url: `${lake.url()}/${path}`,
    ...described(query),
  }
}

function described(query: URLSearchParams): Record<string, unknown> {
  const texts = ['label', 'title', 'description', 'creditLine'].flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  const id = query.get('sourceId')
  const source = id && {
    _type: 'sanity.assetSourceData',
    id,
    name: query.get('sourceName'),
    url: query.get('sourceUrl'),
  }
  return { ...Object.fromEntries(texts), ...(source && { source }) }
}
