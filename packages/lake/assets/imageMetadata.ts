import sharp, { type Metadata } from 'sharp'
import { requestError } from '../apiError.ts'
import { paletteOf } from './palette.ts'

/** Names of sharp's formats as the Content Lake's ids carry them. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  svg: 'svg',
  tiff: 'tif',
  heif: 'heif',
  avif: 'avif',
}

/** Width, in pixels, of the preview that is inlined in pages. */
const previewWidth = 20

export interface ImageDescription {
  readonly extension: string
  readonly width: number
  readonly height: number
  /** `sanity.imageMetadata` */
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * What the Content Lake stores about an image. Dimensions are those of the upright image.
 *
 * @param wanted what to extract, as `meta` lists it: everything where empty
 * @throws ApiError 400 when the content is no image, or one too large to decode
 */
export async function describeImage(
  content: Buffer,
  maxPixels: number,
  wanted: readonly string[],
): Promise<ImageDescription> {
  const image = sharp(content, { limitInputPixels: maxPixels }).autoOrient()
  const found = await image.metadata().catch(refuse)
  const extension = extensions[found.compression === 'av1' ? 'avif' : found.format]
  const { width, height } = found.autoOrient
  if (!extension || !width || !height) throw invalidImage('unsupported image format')
  if (width * height > maxPixels) throw invalidImage(`more than ${maxPixels} pixels`)
  const wants = (name: string) => wanted.length === 0 || wanted.includes(name)
  const raster = extension !== 'svg'
  const palette = raster && wants('palette') ? await paletteOf(image).catch(refuse) : undefined
  const lqip = raster && wants('lqip') ? await preview(image, found).catch(refuse) : undefined
  return {
    extension,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        aspectRatio: width / height,
        height,
        width,
      },
      hasAlpha: found.hasAlpha,
      isOpaque: raster && (!found.hasAlpha || (await image.stats().catch(refuse)).isOpaque),
      ...(lqip && { lqip }),
      ...(palette && { palette }),
    },
  }
}

async function preview(image: ReturnType<typeof sharp>, { hasAlpha }: Metadata): Promise<string> {
  const small = image.clone().resize({ width: previewWidth })
  const [type, content] = hasAlpha
    ? (['png', await small.png().toBuffer()] as const)
    : (['jpeg', await small.jpeg({ quality: 70 }).toBuffer()] as const)
  return `data:image/${type};base64,${content.toString('base64')}`
}

function refuse(error: unknown): never {
  throw invalidImage(error instanceof Error ? error.message : String(error))
}

function invalidImage(reason: string): Error {
  return requestError(400, 'Bad Request', `Invalid image, could not read metadata: ${reason}`)
}
