import sharp, { type Metadata, type Sharp } from 'sharp'
import { requestError } from '../apiError.ts'

/** Sharp's names of formats, and the extensions that the Content Lake uses in ids. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  svg: 'svg',
  tiff: 'tif',
  heif: 'heif',
  avif: 'avif',
}

/** The width, in pixels, of the low-quality preview (`lqip`). */
const PREVIEW_WIDTH = 20

/** The side, in pixels, of the thumbnail whose colours are counted. */
const THUMBNAIL_SIDE = 64

interface ImageDescription {
  extension: string
  width: number
  height: number
  /** The object of type `sanity.imageMetadata`. */
  metadata: Readonly<Record<string, unknown>>
}

/**
 * Returns what the Content Lake stores about an image. Width and height are those after the
 * orientation in its EXIF data is applied.
 *
 * @throws ApiError 400 when the content is not an image, or too large to decode
 */
export async function describeImage(content: Buffer, maxPixels: number): Promise<ImageDescription> {
  try {
    const image = sharp(content, { limitInputPixels: maxPixels }).autoOrient()
    return await describe(image, maxPixels)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `Invalid image, could not read metadata: ${reason}`
    throw requestError(400, 'Bad Request', message)
  }
}

async function describe(image: Sharp, maxPixels: number): Promise<ImageDescription> {
  const found = await image.metadata()
  const extension = EXTENSIONS[found.compression === 'av1' ? 'avif' : found.format]
  const { width, height } = found.autoOrient
  if (!extension || !width || !height) throw new Error('unsupported image format')
  if (width * height > maxPixels) throw new Error(`more than ${maxPixels} pixels`)
  const raster = extension !== 'svg'
  const palette = raster && (await paletteOf(image))
  const lqip = raster && (await preview(image, found))
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
      isOpaque: raster && (!found.hasAlpha || (await image.stats()).isOpaque),
      ...(lqip && { lqip }),
      ...(palette && { palette }),
    },
  }
}

async function preview(image: Sharp, { hasAlpha }: Metadata): Promise<string> {
  const small = image.clone().resize({ width: PREVIEW_WIDTH })
  const [type, content] = hasAlpha
    ? (['png', await small.png().toBuffer()] as const)
    : (['jpeg', await small.jpeg({ quality: 70 }).toBuffer()] as const)
  return `data:image/${type};base64,${content.toString('base64')}`
}

/** A `sanity.imagePalette` that has the colour of most pixels alone. */
async function paletteOf(image: Sharp) {
  const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' } as const
  const thumbnail = await image.clone().resize(size).png().toBuffer()
  const { r, g, b } = (await sharp(thumbnail).stats()).dominant
  const background = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const dominant = { _type: 'sanity.imagePaletteSwatch', background }
  return { _type: 'sanity.imagePalette', dominant }
}
