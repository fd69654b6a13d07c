import { isRecord, referenceOf } from '@elos/content/parts/stored/value'

/** The size in the id of an image's asset, unless it is a drawing, which has no pixels. */
const RASTER = /^image-[^-]+-(\d+)x(\d+)-(?!svg$)/

/** Creates the check that an image has enough pixels for its place. `wanted`: the width of the place, in pixels. */
export const checkImageWidth = (wanted: number) => (image: unknown) => {
  const asset = isRecord(image) ? referenceOf(image.asset) : ''
  const [, width, height] = RASTER.exec(asset) ?? []
  if (!width || Number(width) >= wanted) return true
  return `A imagem tem só ${width} × ${height} pixels e aqui pode aparecer borrada. Use uma de ao menos ${wanted} pixels de largura, ou um desenho em SVG.`
}
