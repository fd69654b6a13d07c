import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import type { Image } from './type.ts'

/** Widths offered to browsers, in pixels. */
const WIDTHS = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560]

/** No screen gains from more than two image pixels per CSS pixel. */
const MAX_DENSITY = 2

export interface ImageSize {
  /** CSS pixels, as laid out at most. */
  width: number
  /** With a height the image is cut to that shape, around what its editor focused. */
  height?: number
  /** 1–100. */
  quality?: number
  /** For readers that know no SVG, as networks do: it is drawn for them, as a PNG. */
  raster?: boolean
}

/**
 * The address of an image, on the site's own origin (`/images/<project>/<dataset>/<file>`, which the
 * site passes on to the Lake's image service). The editor's crop is honoured always, the hotspot
 * when a height is given; the image is never enlarged.
 *
 * An SVG has its bare address: the hosted service passes it on as it is, so size, crop and hotspot
 * would be ignored there, as the Studio says where they are set.
 *
 * @see https://www.sanity.io/docs/apis-and-sdks/image-urls
 * @see https://github.com/sanity-io/sanity/pull/7917
 */
export function imageUrl(
  image: Image,
  { width, height, quality = 75, raster = false }: ImageSize,
): string {
  const { projectId, dataset } = storeOf(image.source)
  const builder = createImageUrlBuilder({ baseUrl: '/', projectId, dataset })
  if (image.vector && !raster) return builder.image(image.source).ignoreImageParams().url()
  const sized = builder.image(image.source).width(Math.round(width)).quality(quality).fit('max')
  const shaped = height ? sized.height(Math.round(height)) : sized
  return (image.vector ? shaped.format('png') : shaped.auto('format')).url()
}

/**
 * A `srcset` from small screens up to twice the width laid out, within the image's own size; none
 * for an SVG, which is sharp at every size.
 */
export function imageSrcSet(
  image: Image,
  { width, height, quality }: ImageSize,
): string | undefined {
  if (image.vector) return undefined
  const widest = Math.min(width * MAX_DENSITY, sharpestWidth(image, { width, height }))
  const widths = [...WIDTHS.filter((candidate) => candidate < widest), Math.round(widest)]
  return widths
    .map((candidate) => {
      const scaled = height && (height * candidate) / width
      return `${imageUrl(image, { width: candidate, height: scaled, quality })} ${candidate}w`
    })
    .join(', ')
}

/** The widest cut of this shape that the image has pixels for. */
function sharpestWidth(image: Image, { width, height }: ImageSize): number {
  return height ? Math.min(image.width, (image.height * width) / height) : image.width
}

/** Project and dataset that keep the file, read from the address the Lake gave it. */
function storeOf(source: SanityImageSource): { projectId: string; dataset: string } {
  const [, projectId = '', dataset = ''] =
    assetUrl(source).match(/\/images\/([^/]+)\/([^/]+)\//) ?? []
  return { projectId, dataset }
}

function assetUrl(source: SanityImageSource): string {
  if (typeof source === 'string' || !('asset' in source)) return ''
  return 'url' in source.asset && source.asset.url ? source.asset.url : ''
}
