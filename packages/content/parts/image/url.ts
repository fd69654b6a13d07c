import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import type { Image } from './type.ts'

/** Widths offered to browsers, in pixels. */
const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560]

/**
 * The longest side that is ever asked for, in pixels: a picture over the whole width of a sharp
 * screen.
 */
const MAX_SIDE = 3200

/** The quality of images, from 1 to 100. At a higher one, files grow faster than what can be seen. */
const QUALITY = 75

/** The image pixels per CSS pixel at most: no screen gains from more. */
const MAX_DENSITY = 2

interface ImageSize {
  /** The greatest width in the layout, in CSS pixels. */
  width: number
  /** Crops the image to width × height around the editor's hotspot. */
  height?: number
  /** Converts the image to PNG or JPEG, for readers of nothing else, such as social networks. */
  raster?: boolean
}

/**
 * The path of an image on the site's own origin: `/images/<project>/<dataset>/<file>`, signed where the site signs, which
 * the site forwards to the Lake's image service.
 */
export function imageUrl(image: Image, size: ImageSize): string {
  const address = imageAddress(image, size)
  return image.sign?.(address) ?? address
}

/**
 * The path of an image as the Lake's image service knows it, without a signature. The editor's crop always applies, the
 * hotspot when a height is given. The image is never enlarged.
 *
 * The path of an SVG has no parameters: the hosted service serves an SVG unchanged and ignores size,
 * crop and hotspot. The Studio says so where they are set.
 *
 * @see https://www.sanity.io/docs/apis-and-sdks/image-urls
 * @see https://github.com/sanity-io/sanity/pull/7917
 */
export function imageAddress(image: Image, { width, height, raster = false }: ImageSize): string {
  const { projectId, dataset } = storeOf(image.source)
  const builder = createImageUrlBuilder({ baseUrl: '/', projectId, dataset })
  if (image.vector && !raster) return builder.image(image.source).ignoreImageParams().url()
  const sized = builder.image(image.source).width(Math.round(width)).quality(QUALITY).fit('max')
  const shaped = height ? sized.height(Math.round(height)) : sized
  return (raster ? shaped.format(formatOf(image)) : shaped.auto('format')).url()
}

/** Returns the format of an image: PNG for drawings, which may be transparent; JPEG for photographs. */
function formatOf({ source, vector }: Image): 'png' | 'jpg' {
  return vector || /\.(png|gif)$/.test(assetUrl(source)) ? 'png' : 'jpg'
}

/**
 * A `srcset` from small screens up to twice the given width, limited to the image's own size;
 * undefined for an SVG, which is sharp at every size.
 */
export function imageSrcSet(image: Image, { width, height }: ImageSize): string | undefined {
  if (image.vector) return undefined
  const widest = Math.min(MAX_SIDE, width * MAX_DENSITY, sharpestWidth(image, { width, height }))
  const widths = [...WIDTHS.filter((candidate) => candidate < widest), Math.round(widest)]
  return widths
    .map((candidate) => {
      const scaled = height && (height * candidate) / width
      return `${imageUrl(image, { width: candidate, height: scaled })} ${candidate}w`
    })
    .join(', ')
}

const isSide = (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_SIDE

/** The parameters that `imageUrl` writes, and which values they may have. */
const PARAMETERS = new Map<string, (value: string) => boolean>(
  Object.entries({
    rect: (value: string) => /^\d{1,5}(,\d{1,5}){3}$/.test(value),
    w: isSide,
    h: isSide,
    q: (value: string) => value === String(QUALITY),
    fit: (value: string) => value === 'max',
    auto: (value: string) => value === 'format',
    fm: (value: string) => value === 'png' || value === 'jpg',
  }),
)

/**
 * Whether an image is asked for in a way that `imageUrl` may write. The image service can do much more
 * (blur, enlarge, pad), which costs it seconds or, hosted, money.
 */
export function isImageQuery(params: URLSearchParams): boolean {
  const isEachOnce = new Set(params.keys()).size === params.size
  return isEachOnce && [...params].every(([name, value]) => PARAMETERS.get(name)?.(value) ?? false)
}

/**
 * The query of a few that anybody may ask for: as wide as `params`, or the next of `WIDTHS`, and not
 * cropped. Empty only for an SVG as it is stored: what a camera wrote into a photograph (where it was
 * taken, by whom) is in no size of it.
 *
 * @param path of the image
 */
export function listedImageQuery(path: string, params: URLSearchParams): string {
  if (params.size === 0 && path.endsWith('.svg')) return ''
  const asked = Number(params.get('w') ?? MAX_SIDE)
  const width = WIDTHS.find((candidate) => candidate >= asked) ?? WIDTHS.at(-1)
  const format = params.get('fm')
  return new URLSearchParams({
    w: String(width),
    q: String(QUALITY),
    fit: 'max',
    ...(format ? { fm: format } : { auto: 'format' }),
  }).toString()
}

/** The greatest width at which the image can be cropped to this shape without enlarging it. */
function sharpestWidth(image: Image, { width, height }: ImageSize): number {
  return height ? Math.min(image.width, (image.height * width) / height) : image.width
}

/** The project and the dataset of the file, read from its URL in the Lake. */
function storeOf(source: SanityImageSource): { projectId: string; dataset: string } {
  const [, projectId = '', dataset = ''] =
    assetUrl(source).match(/\/images\/([^/]+)\/([^/]+)\//) ?? []
  return { projectId, dataset }
}

function assetUrl(source: SanityImageSource): string {
  if (typeof source === 'string' || !('asset' in source)) return ''
  return 'url' in source.asset && source.asset.url ? source.asset.url : ''
}
