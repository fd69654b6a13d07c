import { isRecord, referenceOf } from '@elos/content/parts/stored/value'

/** The width below which an image is blurred in every place of the site, in pixels. */
const MIN_WIDTH = 400

/** The size in the id of an image's asset, unless it is a drawing, which has no pixels. */
const RASTER = /^image-[^-]+-(\d+)x(\d+)-(?!svg$)/

/** Check that an image has enough pixels. */
export function checkImageWidth(image: unknown): true | string {
  const asset = isRecord(image) ? referenceOf(image.asset) : ''
  const [, width, height] = RASTER.exec(asset) ?? []
  if (!width || Number(width) >= MIN_WIDTH) return true
  return `A imagem tem só ${width} × ${height} pixels e vai aparecer borrada. Use uma de ao menos ${MIN_WIDTH} pixels de largura, ou um desenho em SVG.`
}
