import { randomUUID } from 'node:crypto'
import { stepsOf, transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeDocument } from '../store/document.ts'
import { writeWhole } from '../wholeFile.ts'
import { type AssetKind, assetFilename, assetPath, sha1 } from './assetId.ts'
import { describeImage } from './imageMetadata.ts'
import { extensionOf, mediaTypeOf, UNKNOWN_MEDIA_TYPE } from './mediaTypes.ts'

/** The place where a file is stored, and the limits on decoding it. */
interface UploadTarget {
  projectId: string
  dataset: Dataset
  /** The folder of the dataset's uploaded files. */
  assetsDir: string
  /** The base address of the Lake, without a trailing slash. */
  baseUrl: string
  /** The number of pixels (width × height) of an image that is decoded. */
  maxPixels: number
  /** Runs a task that decodes an image; only a few run at a time. */
  limited<T>(task: () => Promise<T>): Promise<T>
}

interface Upload {
  kind: AssetKind
  content: Buffer
  /** The media type as the uploader states it. */
  contentType: string | undefined
  /** The parameters `filename`, `label`, `title`, `description`, `creditLine` and `source…`. */
  query: URLSearchParams
  author: string
}

interface HashedUpload extends Upload {
  hash: string
}

/**
 * Stores an uploaded file and its document, and returns the document. The id is derived from the
 * content, so uploading the same content twice gives the same document.
 *
 * @throws ApiError 400 for an image that cannot be read
 */
export async function upload(target: UploadTarget, request: Upload): Promise<LakeDocument> {
  const { dataset, assetsDir } = target
  const hash = await sha1(request.content)
  const asset = await DESCRIBERS[request.kind](target, { ...request, hash })
  await writeWhole(assetPath(assetsDir, request.kind, assetFilename(asset._id)), request.content)
  const known = dataset.snapshot.get(asset._id)
  if (known) return known
  const { document } = await transact(dataset, {
    steps: stepsOf([{ createIfNotExists: asset }]),
    author: request.author,
    select: () => null,
  })
  return document(asset._id) ?? Promise.reject(new Error(`Asset "${asset._id}" was not stored`))
}

/** An asset's document, before the Lake gives it revision and times. */
type AssetInput = Readonly<Record<string, unknown>> & { _id: string; _type: string }

const DESCRIBERS: Record<
  AssetKind,
  (target: UploadTarget, request: HashedUpload) => Promise<AssetInput>
> = {
  async image(target, request) {
    const { extension, width, height, metadata } = await target.limited(() =>
      describeImage(request.content, target.maxPixels),
    )
    const _id = `image-${request.hash}-${width}x${height}-${extension}`
    const attributes = commonAttributes(target, request, _id, extension, mediaTypeOf(extension))
    return { ...attributes, _id, _type: 'sanity.imageAsset', metadata }
  },

  async file(target, request) {
    const stated = request.contentType?.split(';')[0]?.trim()
    const extension = extensionOf(request.query.get('filename') ?? undefined, stated)
    const byName = mediaTypeOf(extension)
    const mediaType = byName === UNKNOWN_MEDIA_TYPE ? (stated ?? byName) : byName
    const _id = `file-${request.hash}-${extension}`
    const attributes = commonAttributes(target, request, _id, extension, mediaType)
    return { ...attributes, _id, _type: 'sanity.fileAsset' }
  },
}

/** The attributes that documents of images and of other files have in common. */
function commonAttributes(
  { projectId, dataset, baseUrl }: UploadTarget,
  { kind, content, hash, query }: HashedUpload,
  id: string,
  extension: string,
  mimeType: string,
): Record<string, unknown> {
  const path = `${kind}s/${projectId}/${dataset.name}/${assetFilename(id)}`
  return {
    assetId: hash,
    extension,
    mimeType,
    originalFilename: query.get('filename') ?? assetFilename(id),
    path,
    sha1hash: hash,
    size: content.length,
    uploadId: randomUUID().replaceAll('-', ''),
    url: `${baseUrl}/${path}`,
    ...descriptionFrom(query),
  }
}

/** Returns the description of the file that the uploader gives in the query. */
function descriptionFrom(query: URLSearchParams): Record<string, unknown> {
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
